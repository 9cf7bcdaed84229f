import { leadAnswers } from '@/content/lead-answers';
import { createHashAddress, createLimits } from '@/lib/lead/intake/limits';
import { from, jsonRequest, rawRequest, validPayload } from '../../support/contact-route';
import { leadSite } from '../../support/lead-site';
import { blockedDataDir, newPostgres, onPostgres } from '../../support/stores';

const site = leadSite();
const key = { 'idempotency-key': 'one' };
const here = from('192.0.2.1');
const wrong = { email: 'maria' };

test('nobody is shut out by what the site itself did not take: the form sends it again', async () => {
  await site.start({ DATA_DIR: blockedDataDir(), LEADS_RATE_LIMIT: '3/10m' });
  const post = () => site.sendJson({}, { ...here, ...key });
  site.smtp.behave('reject-data');
  for (let sent = 0; sent < 6; sent += 1) expect((await post()).status).toBe(503);
  site.smtp.behave('none');
  expect((await post()).status).toBe(200);
});

test('wider network: one request too many from its addresses waits, and nobody else’s', async () => {
  await site.start({ LEADS_RATE_LIMIT: '1/10m' });
  for (let address = 1; address <= 4; address += 1) await site.post({}, from(`192.0.2.${address}`));
  const refused = await site.sendJson({}, from('192.0.2.5'));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  await site.post({}, from('192.0.3.1'));
});

test('wider network: what the site itself did not take is not counted', async () => {
  await site.start({ DATA_DIR: blockedDataDir(), LEADS_RATE_LIMIT: '1/10m' });
  site.smtp.behave('reject-data');
  for (let address = 1; address <= 5; address += 1)
    expect((await site.sendJson({}, from(`192.0.2.${address}`))).status).toBe(503);
});

/** Counts as many requests, each from a network of its own. */
async function flood(requests: number): Promise<void> {
  const { limits } = site.service();
  for (let sent = 0; sent < requests; sent += 1)
    await limits.admit(`10.${Math.floor(sent / 250)}.${sent % 250}.1`, false);
}

test('site’s ceiling: the request after 200 in an hour is answered as usual, and held for that reason', async () => {
  await site.start({ LEADS_RATE_LIMIT: '300/10m', LEADS_CONFIRM: 'on' });
  await flood(199);
  expect(await site.recordOf(await site.post({}, here))).toMatchObject({ status: 'accepted' });
  const held = { status: 'held', doubts: ['flood'] };
  expect(await site.recordOf(await site.post({}, here))).toMatchObject(held);
});

test('site’s ceiling: who is over the limits of what is held as well is told to wait', async () => {
  await start();
  const { limits } = site.service();
  await flood(200);
  for (let sent = 0; sent < 100; sent += 1) await limits.admit('192.0.2.1', true);
  // more often than the network’s own limit: none was taken
  for (let sent = 0; sent < 5; sent += 1) {
    const refused = await site.sendJson({}, here);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600);
  }
});

test('site’s ceiling: without a limit of requests there is none', async () => {
  await site.start();
  await flood(201);
  expect(await site.recordOf(await site.post())).toMatchObject({ status: 'accepted' });
});

const start = async () => await site.start({ LEADS_RATE_LIMIT: '3/10m' });

test('one address cannot flood the agency: over the limit it reads how long to wait, and nobody else does', async () => {
  await start();
  for (let sent = 0; sent < 3; sent += 1) await site.post({}, here);
  const refused = await site.sendJson({}, here);
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('retry-after'));
  expect([wait > 500, wait <= 600]).toEqual([true, true]);
  const code = 'rate_limited';
  expect(await refused.json()).toEqual({ code, message: leadAnswers.messages[code] });
  await site.post({}, from('192.0.2.2'));
});

test('who mistypes, and who sends the same again, is taken as often as anybody', async () => {
  await start();
  for (let sent = 0; sent < 6; sent += 1) {
    expect((await site.sendJson(wrong, here)).status).toBe(422);
    await site.post({}, { ...here, ...key });
  }
  await site.post({ nome: 'Anna' }, here);
});

test('who was refused 30 times is not read any more, but for what a form without scripts has typed', async () => {
  await start();
  await site.post({}, { ...from('192.0.2.9'), ...key });
  const refused: [number, Request][] = [
    [422, jsonRequest({ ...validPayload, ...wrong }, here)],
    [400, rawRequest('{', { ...here, 'content-type': 'application/json' })],
    [422, jsonRequest({ ...validPayload, telefono: '1' }, here)],
    [415, rawRequest('x', { ...here, 'content-type': 'text/plain' })],
    [422, jsonRequest({ ...validPayload, nome: 'Eva' }, { ...here, ...key })],
  ];
  for (let round = 0; round < 6; round += 1)
    for (const [status, request] of refused)
      expect((await site.send(request.clone())).status).toBe(status);
  const unread = jsonRequest(validPayload, here);
  const tooMany = await site.send(unread);
  expect([tooMany.status, unread.bodyUsed]).toEqual([429, false]);
  expect(Number(tooMany.headers.get('retry-after'))).toBeGreaterThan(500);
  const answer = await site.sendForm({ ...wrong, page: '/hospitality' }, here);
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  const document = await answer.text();
  for (const text of ['value="maria"', validPayload.obiettivi, 'value="/hospitality"'])
    expect(document).toContain(text);
  await site.post({}, from('192.0.2.2'));
});

test('what is held has limits of its own, uses up nobody else’s, and over them is refused, never dropped', async () => {
  await start();
  const hold = (address: string) => site.post({ sito_web: 'x' }, from(address));
  await Promise.all(Array.from({ length: 100 }, () => hold('192.0.2.1')));
  const refused = await site.sendJson({ sito_web: 'x' }, here);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600);
  await hold('192.0.2.2');
  const rows = await site.store().use((db) => db.selectFrom('leads').select('id').execute());
  expect(rows).toHaveLength(101);
  await site.untilDeliveriesAre(await site.post({}, here), 'delivered');
});

onPostgres(() => {
  test('two instances share one limit, of which a hash of the address is stored, another one each day', async () => {
    await site.start({ ...(await newPostgres()), LEADS_RATE_LIMIT: '3/10m' });
    const { config, store } = site.service();
    const other = site.anotherStore();
    const waits = [];
    for (const each of [store, other, store, other])
      waits.push((await createLimits(each, config).admit('192.0.2.1', false)).retryAfterSeconds);
    expect(waits).toEqual([null, null, null, expect.any(Number)]);

    const hash = (address: string, later = 0) =>
      createHashAddress(store, () => Date.now() + later)(address);
    expect(await hash('192.0.2.1')).toBe(await hash('192.0.2.1'));
    expect(await hash('192.0.2.1', 86_400_000)).not.toBe(await hash('192.0.2.1'));
    const counted = await store.use((db) => db.selectFrom('rate_limits').selectAll().execute());
    expect(counted).not.toEqual([]);
    expect(JSON.stringify(counted)).not.toContain('192.0.2');
  });
});
