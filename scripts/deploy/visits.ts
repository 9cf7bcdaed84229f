// Visitors and requests, while npm run deploy:trial changes what is served.
import { setTimeout as pause } from 'node:timers/promises';
import { exampleFields } from '@/lib/lead/fields';
import { sendContactPath } from '@/lib/links';
import { errorText } from '../lib/project';
import { type attempt, check } from './commands';

export const siteUrl = 'https://localhost';

/** Pages are asked for, and requests sent, until it is ended: then how many, and those that were refused. */
function visit() {
  const seen = { pages: 0, requests: 0, refused: [] as string[] };
  let over = false;
  async function ask(kind: 'pages' | 'requests', address: string, request?: RequestInit) {
    while (!over) {
      const answer = await fetch(siteUrl + address, request).then(
        ({ status }) => String(status),
        (error) => errorText(error.cause ?? error),
      );
      seen[kind] += 1;
      if (answer !== '200') seen.refused.push(`${kind}: ${answer}`);
      await pause(50);
    }
  }
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(exampleFields()),
  };
  const asking = [ask('pages', '/'), ask('pages', '/'), ask('requests', sendContactPath, request)];
  return async () => {
    over = true;
    await Promise.all(asking);
    return seen;
  };
}

/** Does it under load; nobody may be refused. Gives how many requests were taken. */
export async function underLoad(
  what: string,
  work: () => ReturnType<typeof attempt>,
): Promise<number> {
  const end = visit();
  const { failed, text } = await work();
  const { pages, requests, refused } = await end();
  const load = `0 of ${pages} pages and ${requests} requests refused`;
  check(`${what}: ${load}`, !failed && refused.length === 0, `${text}${refused}`);
  return requests;
}
