import { postLead } from './raw-lead';
import { ask } from './raw-request';
import { markHeader, siteUrl } from './releases';

const BETWEEN_MS = 50;
/** So many come, however soon they are told to stop. */
const AT_LEAST = 20;

/** Requests are written to the disk, which a busy machine has little of: one visit in so many sends one. */
const LEADS_EVERY = 10;

export type Visit = {
  /** a page with what made its body and what its headers, a question to the server, or a request that was sent */
  kind: 'page' | 'question' | 'lead';
  /** whether it was answered as on any other day */
  answered: boolean;
  status: number | string;
  body?: string;
  headers?: string;
};

async function readPage(url: string, from: string): Promise<Visit> {
  const { status, headers, body } = await ask(url, '/', {
    from,
    headers: { Host: new URL(siteUrl).host },
  });
  const [, maker] = /<!-- made by (\w+) -->/.exec(String(body)) ?? [];
  return {
    kind: 'page',
    answered: status === 200,
    status,
    body: maker,
    headers: headers.get(markHeader) ?? undefined,
  };
}

async function sendLead(url: string, from: string): Promise<Visit> {
  const { status } = await postLead(url, { from });
  return { kind: 'lead', answered: status === 200, status };
}

/** The server's own refusal of a GET, for which it needs no disk. */
async function askServer(url: string, from: string): Promise<Visit> {
  const { status } = await ask(url, '/api/send-contact', { from });
  return { kind: 'question', answered: status === 405, status };
}

function kindOf(number: number): Visit['kind'] {
  if (number % LEADS_EVERY === 1) return 'lead';
  return number % 2 === 0 ? 'page' : 'question';
}

const visitOf = { page: readPage, question: askServer, lead: sendLead };

/**
 * Visitors of several addresses who read the page, ask the server or send it a request: the first at once, then one
 * every 50 ms until they are told to stop.
 */
export function visitors(url: string) {
  const visits: Promise<Visit>[] = [];
  const come = () => {
    const from = `127.0.1.${1 + (visits.length % 250)}`;
    const kind = kindOf(visits.length);
    const visit = visitOf[kind](url, from).catch((error) => ({
      kind,
      answered: false,
      status: String(error),
    }));
    visits.push(visit);
  };
  come();
  const coming = setInterval(come, BETWEEN_MS);
  return {
    async stop(): Promise<Visit[]> {
      clearInterval(coming);
      while (visits.length < AT_LEAST) come();
      return await Promise.all(visits);
    },
  };
}
