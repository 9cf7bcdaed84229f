import type { TakenMail } from './mailbox';

/** The addresses of a mail's action links, by their words, as its text part has them; of several requests the first's. */
export function actionLinks({ mail }: TakenMail): Record<string, string> {
  const found = [...(mail.text ?? '').matchAll(/^ *- ([^:\n]+): (https?:\/\/\S+\/azione\/\S+)$/gm)];
  return Object.fromEntries(found.reverse().map(([, words, address]) => [words, address]));
}

/** Every address in a mail, in both its parts: what a scanner follows. */
export function everyLink({ mail }: TakenMail): string[] {
  const html = (mail.html ?? '').replaceAll('&amp;', '&');
  const found = `${mail.text} ${html}`.match(/https?:\/\/[^\s"'<>)]+/g) ?? [];
  return [...new Set(found)];
}
