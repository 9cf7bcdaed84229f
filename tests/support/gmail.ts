import type { TakenMail } from './mailbox';

/** Gmail shows so many bytes of a mail's HTML, and cuts off the rest. */
export const gmailShowsWhole = ({ mail }: TakenMail): boolean =>
  Buffer.byteLength(mail.html ?? '') < 102_000;

/** A text that takes six bytes a character in HTML. */
export const costly = (length: number): string => `'`.repeat(length);
