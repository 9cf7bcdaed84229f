import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { POST as formTouched } from '@/app/api/form-touched/route';
import { GET as details } from '@/app/api/health/details/route';
import { GET as health } from '@/app/api/health/route';
import { answerClient } from '@/lib/http/client-address';
import { open } from '../../support/action-route';
import { from } from '../../support/contact-route';
import { isMailOf, leadSite } from '../../support/lead-site';
import { actionLinks } from '../../support/mails';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const site = leadSite();
const context = new AsyncLocalStorage<object>();
const client = { network: '192.0.2.1', direct: false };
const address = 'https://www.linea.example/api';

/** Answers within a context of its own, as Next does, and gives what tells whether anything still keeps that context. */
async function contextOf(answer: () => Promise<unknown>): Promise<WeakRef<object>> {
  const request = {};
  await context.run(request, () => answerClient(client, answer));
  return new WeakRef(request);
}

test('routes: nothing that outlives an answer keeps its request', async () => {
  await site.start({
    LEADS_RATE_LIMIT: '5/10m',
    LEADS_CONFIRM: 'on',
    HEALTH_TOKEN: 'x'.repeat(24),
  });
  const authorization = `Bearer ${'x'.repeat(24)}`;
  const contexts = {
    request: await contextOf(() => site.post({}, from(client.network))),
    held: await contextOf(() => site.post({ sito_web: 'x' }, from(client.network))),
    refused: await contextOf(() => site.sendJson({ email: '' }, from(client.network))),
    touched: await contextOf(() =>
      formTouched(new Request(`${address}/form-touched?page=/`, { method: 'POST' })),
    ),
    health: await contextOf(() => health()),
    details: await contextOf(() =>
      details(new Request(`${address}/health/details`, { headers: { authorization } })),
    ),
  };
  const id = await site.post({}, from('192.0.2.2'));
  const [link = ''] = Object.values(actionLinks(await site.smtp.mailWhere(isMailOf(id))));
  const all = { ...contexts, link: await contextOf(() => open(link)) };
  // what a callback still on the stack holds
  await setImmediate();
  collectGarbage();
  const kept = Object.entries(all).filter(([, each]) => each.deref() !== undefined);
  expect(kept.map(([name]) => name)).toEqual([]);
});
