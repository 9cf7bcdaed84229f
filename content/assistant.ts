import brand from './brand.json' with { type: 'json' };

const { assistant: isTried = false, assistantProviders = null }: Partial<Record<string, unknown>> = brand;

/** The owner's assistant, which pages let visitors try, and who runs it; null until the brand file has the field. */
export const ownAssistant =
  isTried === true ? { providers: assistantProviders as string | null } : null;

export const assistant = {
  /** Before the field, and before what is said there (art. 50 of the AI Act). */
  label: { customer: 'Scrivi come un cliente', guest: 'Scrivi come un ospite' },
  note: (brand: string) =>
    `Ti risponde un’AI: l’assistente di prova di ${brand}. Non scrivere dati personali.`,
  send: 'Invia',
  end: 'Chiudi',
  you: 'Tu',
  name: 'Assistente di prova',
  typing: 'sta scrivendo…',
  /** The link that it ends with. */
  person: (name: string | undefined) => `Per il resto c’è ${name ?? 'una persona'}: lascia il numero`,
} as const;
