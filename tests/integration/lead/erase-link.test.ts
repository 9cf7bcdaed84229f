import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { actionPages } from '@/content/action-pages';
import { fieldsOf, open, press, pressThrough, read } from '../../support/action-route';
import {
  jsonRequest,
  leadStore,
  newDataDir,
  routeEnv,
  validPayload,
} from '../../support/contact-route';
import { listedIds } from '../../support/erase';
import { idOf, leadSite, untilDeliveriesAre } from '../../support/lead-site';
import { describeStores } from '../../support/stores';

const { erase: words } = actionPages;
const site = leadSite();

const customer = { ...validPayload, nome: 'Anna Verdi', email: 'anna@verdi.it' };
const spammer = { ...validPayload, nome: 'Best SEO', email: 'seo@best.example' };

/** The address that the agency's mail about a request has for its erasure. */
async function eraseLink(leadId: string): Promise<string> {
  const { signLink } = await import('@/lib/lead/links/signed-link');
  const { signingKey } = await import('@/lib/lead/links/signing-key');
  const key = await signingKey(await leadStore());
  const token = signLink({ leadId, action: 'erase', expiresAt: Date.now() + 60_000 }, key);
  return `${routeEnv.SITE_URL}/azione/${token}`;
}

/** Takes requests in; gives their ids. */
async function received(...payloads: object[]): Promise<string[]> {
  const { POST } = await import('@/app/api/send-contact/route');
  const ids: string[] = [];
  for (const payload of payloads) ids.push(await idOf(await POST(jsonRequest(payload))));
  return ids;
}

describeStores((newStore, engine) => {
  const start = async (environment: Record<string, string> = {}) =>
    site.start({ ...(await newStore()), ...environment });

  test('a visitor’s number typed by a spammer deletes nobody else’s requests', async () => {
    await start();
    const [own = '', other = '', again = ''] = await received(customer, spammer, spammer);
    const [page = ''] = await pressThrough(await eraseLink(other));
    expect(await listedIds()).toEqual([own]);
    expect(read(page).boxes).toEqual({ [own]: false });
    expect(again).not.toBe(other);
  });

  test('spam that was held, or called none, erases only itself, whoever’s address it carries', async () => {
    await start();
    const [own = '', held = '', none = '', also = ''] = await received(
      customer,
      { ...customer, sito_web: 'x' },
      customer,
      { ...customer, email: 'altra@verdi.it' },
    );
    const { setStage } = await import('@/lib/lead/action/stage');
    await setStage(await leadStore(), none, 'not_a_request');
    const pages: string[] = [];
    for (const spam of [held, none])
      pages.push((await pressThrough(await eraseLink(spam)))[0] ?? '');
    expect(await listedIds()).toEqual([own, also].sort());
    for (const page of pages) {
      expect(read(page).boxes).toEqual({});
      expect(read(page).text).toContain(words.alone.lead);
    }
  });

  test('what is ticked by hand goes along, and nothing by an id that was never shown', async () => {
    await start();
    const [own = '', colleague = '', naming = '', stranger = ''] = await received(
      customer,
      { ...customer, nome: 'Bruno Verdi', email: 'bruno@verdi.it' },
      { ...customer, telefono: '02 8765432', email: 'c@c.it', obiettivi: 'Come anna@verdi.it' },
      { ...customer, telefono: '347 7654321', email: 'd@d.it' },
    );
    const link = await eraseLink(own);
    const shown = read(await (await open(link)).text());
    expect(shown.boxes).toEqual({ [colleague]: false, [naming]: false });
    expect(shown.text).toMatch(/Bruno Verdi.*bruno@verdi\.it/);
    expect(shown.text).toContain(words.others.why.telephone);
    expect(shown.text).toContain(words.others.why.named);

    const forged: [string, string][] = [
      ['passo', 'conferma'],
      ['anche', colleague],
      ['anche', stranger],
      ['anche', "' or 1=1"],
    ];
    const sure = await (await press(link, forged)).text();
    expect(sure).not.toContain(stranger);
    expect(read(sure).text).toMatch(/Anna Verdi.*Bruno Verdi/);
    const fields = fieldsOf(sure) ?? [];
    expect((await press(link, [...fields, ['anche', stranger]])).status).toBe(200);
    expect(await listedIds()).toEqual([naming, stranger].sort());
  });

  test('the page says what becomes of copies, which the site makes of its own file alone', async () => {
    await start();
    const [own = ''] = await received(customer);
    const { text } = read(await (await open(await eraseLink(own))).text());
    const said = [words.goes.copies, words.stays.database].filter((each) => text.includes(each));
    expect(said).toEqual([engine === 'SQLite' ? words.goes.copies : words.stays.database]);
  });

  // what is deleted on either is tested above
  if (engine === 'PostgreSQL') return;

  test('a number that no telephone has is nobody’s, however many typed it', async () => {
    await start();
    for (const telefono of ['000000000', '123456', '899 123456', '+39 347 7654 32199']) {
      const [own = ''] = await received(
        { ...customer, telefono },
        { ...spammer, telefono },
        { ...spammer, telefono: '333 1234567', obiettivi: `Il mio numero: ${telefono}` },
      );
      const left = (await listedIds()).filter((id) => id !== own);
      const [page = ''] = await pressThrough(await eraseLink(own));
      expect(read(page).boxes).toEqual({});
      expect(await listedIds()).toEqual(left);
    }
  });

  test('a scanner that presses the button it sees erases nothing, and a second press does, once', async () => {
    await start();
    const [own = ''] = await received(customer);
    const link = await eraseLink(own);
    const first = await (await open(link)).text();
    const sure = await press(link, fieldsOf(first) ?? []);
    // one that knows the last button without having seen its page is shown that page
    const guessed = await press(link, { passo: 'fai' });
    expect([sure.status, guessed.status]).toEqual([200, 409]);
    expect(await listedIds()).toEqual([own]);

    const fields = fieldsOf(await sure.text()) ?? [];
    const done = await press(link, fields);
    expect(done.status).toBe(200);
    expect(await listedIds()).toEqual([]);
    for (const late of [await press(link, fields), await open(link)]) {
      expect(late.status).toBe(404);
      expect(await late.text()).toContain(actionPages.problem.gone.title);
    }
  });

  test('a request that comes in between the two presses is not deleted unseen', async () => {
    await start();
    const [own = ''] = await received(customer);
    const link = await eraseLink(own);
    const sure = await (await press(link, { passo: 'conferma' })).text();
    const [later = ''] = await received({ ...customer, obiettivi: 'Ancora io' });
    const answer = await press(link, fieldsOf(sure) ?? []);
    expect(answer.status).toBe(409);
    const again = await answer.text();
    expect(read(again).text).toContain(words.sure.changed);
    expect(await listedIds()).toEqual([own, later].sort());
    await press(link, fieldsOf(again) ?? []);
    expect(await listedIds()).toEqual([]);
  });

  test('the pages say whose data they are, what goes, and what stays where', async () => {
    const secret = `whsec_${'A'.repeat(40)}`;
    await start({ LEADS_WEBHOOK_URL: 'http://127.0.0.1:9', LEADS_WEBHOOK_SECRET: secret });
    const payload = { ...customer, nome: '<b>Anna</b> Verdi' };
    const [own = ''] = await received(payload, payload, { ...spammer, obiettivi: 'Bravi' });
    const pages = await pressThrough(await eraseLink(own));
    const [first = '', sure = '', done = ''] = pages;
    expect(pages).toHaveLength(3);
    for (const page of [first, sure]) {
      expect(page).not.toContain('<b>');
      expect(read(page).text).toMatch(/<b>Anna<\/b> Verdi.*anna@verdi\.it/);
    }
    expect(read(first).text).toContain(words.goes.requests.other('2'));
    for (const page of pages) {
      for (const stays of [words.stays.mail, words.stays.webhook, words.stays.copies])
        expect(read(page).text).toContain(stays);
      expect(read(page).text).not.toContain(words.stays.database);
    }
    for (const page of [sure, done]) expect(read(page).text).toContain(words.stays.others.one());
    expect(read(done).text).toContain(`${words.removed.requests}2`);
  });

  test('more matches than a page shows are left to the command line', async () => {
    await start();
    const store = await leadStore();
    const [own = '', model = ''] = await received(customer, spammer);
    await store.use(async (db) => {
      const row = await db
        .selectFrom('leads')
        .selectAll()
        .where('id', '=', model)
        .executeTakeFirstOrThrow();
      for (let index = 0; index < 51; index += 1) {
        const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
        await db
          .insertInto('leads')
          .values({ ...row, id, idempotency_key: null })
          .execute();
      }
    });
    const page = read(await (await open(await eraseLink(own))).text());
    expect(Object.keys(page.boxes)).toHaveLength(50);
    expect(page.text).toContain(words.others.more.other('2'));
  });

  test('a request that cannot be read any more is erased alone', async () => {
    await start();
    const [own = '', other = ''] = await received(customer, customer);
    await (await leadStore()).use((db) =>
      db.updateTable('leads').set({ fields: '{"nome":"An' }).where('id', '=', own).execute(),
    );
    const [page = ''] = await pressThrough(await eraseLink(own));
    expect(read(page).text).toContain(words.unreadable);
    expect(await listedIds()).toEqual([other]);
  });

  test('spam takes nothing along from the copies but itself', async () => {
    const DATA_DIR = newDataDir();
    await start({ DATA_DIR });
    const [own = '', held = ''] = await received(customer, { ...customer, sito_web: 'x' });
    const { backUp, backupFile } = await import('@/lib/store/backup');
    const file = backupFile(DATA_DIR, Date.now());
    await backUp(await leadStore(), file);
    await pressThrough(await eraseLink(held));
    const copied = readFileSync(file, 'latin1');
    expect([copied.includes(own), copied.includes(held)]).toEqual([true, false]);
  });

  test('what is ticked goes from the copies too, and what is not stays in them', async () => {
    const DATA_DIR = newDataDir();
    await start({ DATA_DIR });
    const [own = '', ticked = '', other = ''] = await received(customer, spammer, {
      ...spammer,
      email: 'altro@best.example',
    });
    const { backUp, backupFile } = await import('@/lib/store/backup');
    const file = backupFile(DATA_DIR, Date.now());
    await backUp(await leadStore(), file);
    await pressThrough(await eraseLink(own), [ticked]);
    const copied = readFileSync(file, 'latin1');
    expect([own, ticked, other].map((id) => copied.includes(id))).toEqual([false, false, true]);
  });

  test('copies that cannot be reached are told, and do not keep the requests', async () => {
    const DATA_DIR = newDataDir();
    await start({ DATA_DIR });
    const [own = ''] = await received(customer);
    await untilDeliveriesAre(own, 'delivered');
    const { backUp, backupFile } = await import('@/lib/store/backup');
    const file = backupFile(DATA_DIR, Date.now());
    await backUp(await leadStore(), file);
    const closed = path.join(path.dirname(file), 'leads-2026-11-21T021000Z.sqlite');
    mkdirSync(closed);
    const pages = await pressThrough(await eraseLink(own));
    expect(readFileSync(file, 'latin1')).not.toContain('anna@verdi.it');
    expect(read(pages.at(-1) ?? '').text).toContain(words.stays.files(path.basename(closed)));
    expect(existsSync(closed)).toBe(true);
    expect(await listedIds()).toEqual([]);
  });
});
