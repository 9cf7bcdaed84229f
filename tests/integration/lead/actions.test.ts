import { actionPages } from '@/content/action-pages';
import { leadListMail } from '@/content/mails/lead-list';
import { stages } from '@/content/stages';
import { open, press } from '../../support/action-route';
import {
  anotherStore,
  jsonRequest,
  leadStore,
  routeEnv,
  service,
  validPayload,
} from '../../support/contact-route';
import { idOf, isMailOf, leadSite, untilDeliveriesAre } from '../../support/lead-site';
import { actionLinks } from '../../support/mail-links';
import { describeStores } from '../../support/stores';

const { problem } = actionPages;
const site = leadSite();

async function recordOf(id: string) {
  const { findLead } = await import('@/lib/lead/ops/admin');
  return await findLead(await leadStore(), id);
}

const stageOf = async (id: string) => (await recordOf(id))?.stage;

describeStores((newStore) => {
  async function received(payload: object = {}) {
    const { POST } = await site.start({ ...(await newStore()), LEADS_RETRY_SECONDS: '0.02,0.02' });
    const id = await idOf(await POST(jsonRequest({ ...validPayload, ...payload })));
    return { id, links: actionLinks(await site.smtp.mailWhere(isMailOf(id))) };
  }

  async function held() {
    const { POST } = await site.start(await newStore());
    const id = await idOf(await POST(jsonRequest({ ...validPayload, sito_web: 'x' })));
    const { sendDigest } = await import('@/lib/lead/ops/digest');
    const { store, mailer } = await service();
    await sendDigest(store, mailer);
    const mail = await site.smtp.mailWhere(
      ({ mail }) => mail.subject === leadListMail.held.subject(1),
    );
    return { id, links: actionLinks(mail), store };
  }

  test('each stage is set by its button alone, once, and taken back to what was before', async () => {
    const { id, links } = await received();
    expect(Object.keys(links).sort()).toEqual([
      ...[actionPages.erase, ...Object.values(stages)].map(({ label }) => label).sort(),
    ]);
    const contacted = links[stages.contacted.label] ?? '';
    const won = links[stages.won.label] ?? '';
    for (const address of Object.values(links)) expect((await open(address)).status).toBe(200);
    expect(await stageOf(id)).toBeNull();

    for (let press_ = 0; press_ < 2; press_ += 1) {
      const answer = await press(contacted, { passo: 'fai' });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(new URL(contacted).pathname);
    }
    expect(await stageOf(id)).toBe('contacted');
    await press(won, { passo: 'fai' });
    expect(await stageOf(id)).toBe('won');
    // a page that was left open takes back its own stage and no other
    await press(contacted, { passo: 'annulla' });
    expect(await stageOf(id)).toBe('won');
    await press(won, { passo: 'annulla' });
    await press(won, { passo: 'annulla' });
    expect(await stageOf(id)).toBe('contacted');
  });

  test('pages and their headers say nothing of the person, and are kept and passed on by nobody', async () => {
    const { links } = await received();
    // the erasure's has to say whose data it takes: erase-link.test.ts
    const { [actionPages.erase.label]: erase = '', ...others } = links;
    expect(await (await open(erase)).text()).toContain('maria@rossi.it');
    for (const address of Object.values(others)) {
      expect(address).toMatch(/^https:\/\/www\.linea\.example\/azione\/[\w-]{52}$/);
      const answer = await open(address);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const policy = answer.headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('script');
      const page = await answer.text();
      for (const value of ['Maria', 'Rossi', 'maria@rossi.it', '333 123', 'la sera', address]) {
        expect(page).not.toContain(value);
      }
    }
  });

  test('forged, expired, rotated and deleted each have their page, and nothing is done', async () => {
    const { id, links } = await received();
    const won = links[stages.won.label] ?? '';
    const expectRefused = async (address: string, status: number, words: string) => {
      for (const answer of [await open(address), await press(address, { passo: 'fai' })]) {
        expect(answer.status).toBe(status);
        expect(await answer.text()).toContain(words);
      }
    };
    await expectRefused(
      `${won.slice(0, -1)}${won.endsWith('A') ? 'B' : 'A'}`,
      403,
      problem.forged.title,
    );

    const { signLink } = await import('@/lib/lead/links/signed-link');
    const { rotateSigningKey, signingKey } = await import('@/lib/lead/links/signing-key');
    const store = await leadStore();
    const key = await signingKey(store);
    const signed = (more: object) =>
      `${routeEnv.SITE_URL}/azione/${signLink({ leadId: id, action: 'won', expiresAt: Date.now() + 60_000, ...more }, key)}`;
    await expectRefused(signed({ expiresAt: Date.now() - 1_000 }), 410, problem.expired.title);
    const unknown = '00000000-0000-4000-8000-000000000000';
    await expectRefused(signed({ leadId: unknown }), 404, problem.gone.title);

    await rotateSigningKey(store);
    await expectRefused(won, 403, problem.forged.title);
    expect(await stageOf(id)).toBeNull();
  });

  test('a link lives at least as long as its request is kept', async () => {
    const { links } = await received();
    const { readLink } = await import('@/lib/lead/links/signed-link');
    const { signingKey } = await import('@/lib/lead/links/signing-key');
    const token = new URL(links[stages.won.label] ?? '').pathname.replace('/azione/', '');
    const days = (count: number) => Date.now() + count * 86_400_000;
    const key = await signingKey(await leadStore());
    expect(readLink(token, key, days(59))).toMatchObject({ action: 'won' });
    expect(readLink(token, key, days(61))).toBe('expired');
  });

  test('a held request is sent on by its link, a minute later, and held again until then', async () => {
    const { id, links } = await held();
    const release = links[actionPages.release.label] ?? '';
    const discard = links[actionPages.discard.label] ?? '';
    // of who wrote it nothing is proven, and its mail promises no more
    expect(Object.keys(links)).toContain(actionPages.erase.heldLabel);
    for (const address of [release, discard]) expect((await open(address)).status).toBe(200);
    expect((await recordOf(id))?.status).toBe('quarantined');

    const pressedAt = Date.now();
    await press(release, { passo: 'fai' });
    await press(release, { passo: 'fai' });
    const released = await recordOf(id);
    expect(released?.status).toBe('accepted');
    expect(released?.deliveries).toHaveLength(1);
    expect(released?.deliveries[0]?.dueAt.getTime()).toBeGreaterThanOrEqual(pressedAt + 60_000);
    expect(await (await open(discard)).text()).toContain(actionPages.discard.releasedTitle);

    await press(release, { passo: 'annulla' });
    const again = await recordOf(id);
    expect([again?.status, again?.deliveries]).toEqual(['quarantined', []]);
  });

  test('what has gone out cannot be held again', async () => {
    const { id, links } = await held();
    const { Inoltra: release = '' } = links;
    await press(release, { passo: 'fai' });
    const { retryLead } = await import('@/lib/lead/ops/admin');
    await retryLead(await leadStore(), id);
    await untilDeliveriesAre(id, 'delivered');
    await press(release, { passo: 'annulla' });
    expect((await recordOf(id))?.status).toBe('accepted');
    expect(await (await open(release)).text()).not.toContain('value="annulla"');
  });

  test('a held request that is thrown away is deleted a day later, and can be had back until then', async () => {
    const { id, links, store } = await held();
    const { Cancella: discard = '' } = links;
    const { purge } = await import('@/lib/lead/ops/maintenance');
    const inTwoDays = Date.now() + 2 * 86_400_000;
    await press(discard, { passo: 'fai' });
    expect((await recordOf(id))?.discarded).toBe(true);
    await press(discard, { passo: 'annulla' });
    expect(await purge(store, 30, inTwoDays)).toBe(0);

    await press(discard, { passo: 'fai' });
    expect(await purge(store, 30)).toBe(0);
    expect(await purge(store, 30, inTwoDays)).toBe(1);
    expect((await open(discard)).status).toBe(404);
  });

  test('a link does nothing but what it is for, and takes nothing but a form', async () => {
    const { id, links } = await received();
    const won = links[stages.won.label] ?? '';
    const giorno = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const meeting = { giorno, ora: '10:00', come: 'phone' };
    for (const fields of [
      { passo: 'appuntamento', ...meeting },
      { passo: 'disdici' },
      { passo: 'conferma' },
      { passo: 'altro' },
      {},
    ]) {
      expect((await press(won, fields as Record<string, string>)).status).toBe(400);
    }
    const { POST } = await import('@/app/azione/[token]/route');
    const token = new URL(won).pathname.replace('/azione/', '');
    const json = new Request(won, {
      method: 'POST',
      body: '{"passo":"fai"}',
      headers: { 'content-type': 'application/json' },
    });
    expect((await POST(json, { params: Promise.resolve({ token }) })).status).toBe(400);
    expect(await stageOf(id)).toBeNull();

    const contacted = links[stages.contacted.label] ?? '';
    await press(contacted, { passo: 'fai' });
    expect((await press(contacted, { passo: 'appuntamento', ...meeting })).status).toBe(303);
    expect((await press(contacted, { passo: 'conferma' })).status).toBe(400);
    expect(await (await open(contacted)).text()).toContain('value="disdici"');
  });

  test('two that ask for the key at once get the same one', async () => {
    await site.start(await newStore());
    const { signingKey } = await import('@/lib/lead/links/signing-key');
    const second = await anotherStore();
    const stores = [await leadStore(), second];
    // both have their tables: only the key is asked for at once
    for (const store of stores) await store.connection();
    const keys = await Promise.all(
      [0, 1, 2, 3].map((_, index) => signingKey(stores[index % 2] ?? second)),
    );
    await second.close();
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  });
});
