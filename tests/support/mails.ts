import type { Email } from 'postal-mime';

/** One mail that the server has taken, as it came over the wire and as a mail client reads it. */
export interface TakenMail {
  envelope: { from: string; to: string[] };
  raw: string;
  mail: Email;
}

/** The addresses of a mail's action links, by their words, as its text part has them; of several requests the first's. */
export function actionLinks({ mail }: Pick<TakenMail, 'mail'>): Record<string, string> {
  const found = [...(mail.text ?? '').matchAll(/^ *- ([^:\n]+): (https?:\/\/\S+\/azione\/\S+)$/gm)];
  return Object.fromEntries(found.reverse().map(([, words, address]) => [words, address]));
}

/** Every address in a mail, in both its parts: what a scanner follows. */
export function everyLink({ mail }: TakenMail): string[] {
  const html = (mail.html ?? '').replaceAll('&amp;', '&');
  const found = `${mail.text} ${html}`.match(/https?:\/\/[^\s"'<>)]+/g) ?? [];
  return [...new Set(found)];
}

/** Gmail shows so many bytes of a mail's HTML, and cuts off the rest. */
export const gmailShowsWhole = ({ mail }: TakenMail): boolean =>
  Buffer.byteLength(mail.html ?? '') < 102_000;

/** A text that takes six bytes a character in HTML. */
export const costly = (length: number): string => `'`.repeat(length);
