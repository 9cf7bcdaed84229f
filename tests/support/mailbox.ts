import PostalMime, { type Email } from 'postal-mime';

/** One mail that the server has taken, as it came over the wire and as a mail client reads it. */
export interface TakenMail {
  envelope: { from: string; to: string[] };
  raw: string;
  mail: Email;
}

export interface Mailbox {
  /** Every mail taken since the start or the last `empty()`, oldest first. */
  mails: TakenMail[];
  /** Message-ID of every mail taken, without the angle brackets; one taken twice is there twice. */
  messageIds: string[];
  take(raw: Buffer, envelope: TakenMail['envelope']): Promise<void>;
  /** The first mail that fits, one already taken or the next to come. Rejects when none has come in time. */
  mailWhere(fits: (taken: TakenMail) => boolean, timeoutMs?: number): Promise<TakenMail>;
  empty(): void;
}

function messageIdOf(raw: Buffer): string {
  return raw.toString('latin1').match(/^Message-ID:\s*<([^>]+)>/im)?.[1] ?? '';
}

/** Keeps what a mail server takes. With `idsOnly` it keeps Message-IDs alone, which is much cheaper. */
export function createMailbox({ idsOnly }: { idsOnly: boolean }): Mailbox {
  const mails: TakenMail[] = [];
  const messageIds: string[] = [];
  const watchers = new Set<(taken: TakenMail) => void>();

  return {
    mails,
    messageIds,
    async take(raw, envelope) {
      messageIds.push(messageIdOf(raw));
      if (idsOnly) return;
      const taken = { envelope, raw: raw.toString('latin1'), mail: await PostalMime.parse(raw) };
      mails.push(taken);
      for (const watcher of watchers) watcher(taken);
    },
    mailWhere(fits, timeoutMs = 120_000) {
      const already = mails.find(fits);
      if (already) return Promise.resolve(already);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          watchers.delete(watch);
          reject(
            new Error(`No such mail within ${timeoutMs} ms; ${mails.length} others have come`),
          );
        }, timeoutMs);
        function watch(taken: TakenMail) {
          if (!fits(taken)) return;
          watchers.delete(watch);
          clearTimeout(timer);
          resolve(taken);
        }
        watchers.add(watch);
      });
    },
    empty() {
      mails.length = 0;
      messageIds.length = 0;
    },
  };
}
