/** The home's first screen: each solution's example (`exchange` in its content), to choose from. */
export const board = {
  /** Which solution's question stands answered when the page opens. */
  first: 'chatbot-multicanale',
  legend: 'Esempi inventati: scegli una richiesta e guarda chi risponde',
  /** Between a question and its answer. */
  elapsed: (time: string) => `dopo ${time}`,
  /** Before the person who takes over. */
  next: 'Poi tocca al tuo team',
  /** For the ear, before the answer. */
  answers: (service: string) => `${service} risponde:`,
  note: {
    /** By the form and in the request, which is quoted in a mail: `{service}` is a solution's name, `{request}` what was tried. */
    text: 'Hai provato «{request}» con il servizio {service}.',
    sent: 'Ha provato “{request}” con il servizio {service}.',
    why: 'Lo leggiamo insieme alla tua richiesta.',
    remove: 'Togli',
  },
} as const;
