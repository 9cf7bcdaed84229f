import { randomBytes, randomUUID } from 'node:crypto';
import { POST } from '@/app/azione/[token]/route';
import { actionPages } from '@/content/action-pages';
import { fieldNames } from '@/content/contact';
import { stages } from '@/content/stages';
import {
  actions,
  createIsForged,
  linkCheck,
  readLink,
  rotateSigningKey,
  signingKey,
  signLink,
} from '@/lib/lead/mails/signed-link';
import { open, pageOf, press, said } from '../../support/action-route';
import { routeEnv } from '../../support/contact-route';
import { isMailOf, leadSite } from '../../support/lead-site';
import { actionLinks } from '../../support/mails';
import { describeStores } from '../../support/stores';

const { problem } = actionPages;
const dayMs = 86_400_000;
const site = leadSite();
const stageOf = async (id: string) => (await site.recordOf(id))?.stage;

async function received(azienda = 'Hotel Aurora') {
  await site.start();
  const id = await site.post({ azienda });
  const links = actionLinks(await site.smtp.mailWhere(isMailOf(id)));
  const linkTo = (stage: keyof typeof stages) => links[stages[stage].label] ?? '';
  return { id, links, contacted: linkTo('contacted'), won: linkTo('won') };
}

describeStores((newStore) => {
  test('the links of one instance open at the other: both have one signing key', async () => {
    await site.start(await newStore());
    const stores = [site.store(), site.anotherStore()];
    // both have their tables: only the key is asked for at once
    for (const store of stores) await store.connection();
    const keys = await Promise.all([...stores, ...stores].map((store) => signingKey(store)));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  });
});

test('each stage is set by its button alone, once, and taken back to what was before', async () => {
  const { id, links, contacted, won } = await received();
  expect(Object.keys(links).sort()).toEqual([
    ...[actionPages.erase, ...Object.values(stages)].map(({ label }) => label).sort(),
  ]);
  for (const [label, address] of Object.entries(links)) {
    const answer = await open(address);
    expect(answer.status).toBe(200);
    // the erasure's has to say whose data it takes
    if (label === actionPages.erase.label) continue;
    const page = await said(answer);
    expect(page).toContain('<dd>Hotel Aurora</dd>');
    expect(page).not.toMatch(/Maria|Rossi|333 123|la sera/i);
  }
  expect(await stageOf(id)).toBeNull();

  for (const step of ['do', 'do']) {
    const answer = await press(contacted, { step });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(new URL(contacted).pathname);
  }
  expect(await stageOf(id)).toBe('contacted');
  await press(won, { step: 'do' });
  const { instead } = actionPages.stage;
  expect(await pageOf(contacted)).toContain(instead(stages.won.label, stages.contacted.label));
  // a page that was left open takes back its own stage and no other
  await press(contacted, { step: 'undo' });
  expect(await stageOf(id)).toBe('won');
  for (const step of ['undo', 'undo']) await press(won, { step });
  expect(await stageOf(id)).toBe('contacted');
});

test('the pages behind the links: a long or hostile name of a company, or one that is lost, breaks none', async () => {
  const { id, won } = await received(`<script>"' ${'W'.repeat(120)}`);
  const shown = `&lt;script&gt;&quot;&#x27; ${'W'.repeat(89)}`;
  expect(await pageOf(won)).toContain(`<dd>${shown}</dd>`);
  await site.setLead(id, { fields: '{"azien' });
  const page = await pageOf(won);
  expect(page).toContain(actionPages.reference(id.slice(0, 8)));
  expect(page).not.toContain(fieldNames.azienda);
});

test('no link that is forged, expired, rotated or of a deleted request does anything; a right one lives as long as its request', async () => {
  const { id, won } = await received();
  const store = site.store();
  const key = await signingKey(store);
  const expectRefused = async (address: string, status: number, words: string) => {
    for (const answer of [await open(address), await press(address, { step: 'do' })]) {
      expect(answer.status).toBe(status);
      expect(await answer.text()).toContain(words);
    }
  };
  for (const action of actions) {
    const link = { leadId: id, action, expiresAt: Date.parse('2099-01-01') };
    expect(readLink(signLink(link, key) ?? '', key)).toEqual(link);
  }
  const signed = (more: object) =>
    `${routeEnv.SITE_URL}/azione/${signLink({ leadId: id, action: 'won', expiresAt: Date.now() + 60_000, ...more }, key)}`;
  const changed = `${won.slice(0, -1)}${won.endsWith('A') ? 'B' : 'A'}`;
  await expectRefused(changed, 403, problem.forged.title);
  await expectRefused(signed({ expiresAt: Date.now() - 1_000 }), 410, problem.expired.title);
  const leadId = '00000000-0000-4000-8000-000000000000';
  await expectRefused(signed({ leadId }), 404, problem.gone.title);

  const token = new URL(won).pathname.replace('/azione/', '');
  expect(token).toMatch(/^[\w-]{52}$/);
  const others = Array.from(
    token,
    (sign, place) => token.slice(0, place) + (sign === 'A' ? 'B' : 'A') + token.slice(place + 1),
  );
  const cut = ['', 'x', token.slice(1), `${token}A`, `${token}=`, `${token}\n`, '%00'];
  for (const text of [...others, ...cut]) expect(readLink(text, key)).toBe('forged');
  // nor does a forged one say whether it would have expired
  expect(readLink(token, randomBytes(32), Date.now() + 61 * dayMs)).toBe('forged');
  expect(readLink(token, key, Date.now() + 59 * dayMs)).toMatchObject({ leadId: id });
  expect(readLink(token, key, Date.now() + 61 * dayMs)).toBe('expired');
  await rotateSigningKey(store);
  await expectRefused(won, 403, problem.forged.title);
  expect(await stageOf(id)).toBeNull();
});

test('links: forged ones are told from signed ones with a key that is read once a second, rotated or not', async () => {
  await site.start();
  const store = site.store();
  const link = { leadId: randomUUID(), action: 'won', expiresAt: Date.now() + dayMs } as const;
  const signed = async () => signLink(link, await signingKey(store)) ?? '';
  const earlier = await signed();
  let reads = 0;
  const counted: typeof store = {
    ...store,
    use(work) {
      reads += 1;
      return store.use(work);
    },
  };
  const isForged = createIsForged(counted);
  const at = Date.now();
  expect(await isForged('no-token', at)).toBe(true);
  expect(reads).toBe(0);
  const forged = 'A'.repeat(52);
  expect([await isForged(earlier, at), await isForged(forged, at + 1)]).toEqual([false, true]);
  await rotateSigningKey(store);
  const later = await signed();
  expect(await isForged(later, at + 1_001)).toBe(false);
  expect(await isForged(earlier, at + 1_002)).toBe(true);
  expect(reads).toBe(2);
  expect(await linkCheck.isForged?.(later)).toBe(false);
});

test('links: where the key cannot be read nobody is said to forge, and later it is read', async () => {
  await site.start();
  const store = site.store();
  const failing = jest.fn<Promise<never>, []>().mockRejectedValueOnce(new Error('away'));
  const isForged = createIsForged({
    ...store,
    use: (work) => (failing.mock.calls.length === 0 ? failing() : store.use(work)),
  });
  const at = Date.now();
  await expect(isForged('A'.repeat(52), at)).rejects.toThrow('away');
  expect(await isForged('A'.repeat(52), at + 1_001)).toBe(true);
});

test('a link does nothing but what it is for, and takes nothing but a form', async () => {
  const { id, won } = await received();
  const wrong: Record<string, string>[] = [{ step: 'confirm' }, { step: 'other' }, {}];
  for (const fields of wrong) expect((await press(won, fields)).status).toBe(400);
  const headers = { 'content-type': 'application/json' };
  const json = new Request(won, { method: 'POST', body: '{"step":"do"}', headers });
  const token = new URL(won).pathname.replace('/azione/', '');
  expect((await POST(json, { params: Promise.resolve({ token }) })).status).toBe(400);
  expect(await stageOf(id)).toBeNull();
});
