import { actionPages } from '@/content/action-pages';
import { setStage } from '@/lib/lead/action/stage';
import { signLink } from '@/lib/lead/links/signed-link';
import { signingKey } from '@/lib/lead/links/signing-key';
import { listLeads } from '@/lib/lead/ops/admin';
import { fieldsOf, open, press, pressThrough, read } from '../../support/action-route';
import { routeEnv } from '../../support/contact-route';
import { leadSite } from '../../support/lead-site';

const { erase: words } = actionPages;
const site = leadSite();

const customer = { nome: 'Anna Verdi', email: 'anna@verdi.it' };
const spammer = { nome: 'Best SEO', email: 'seo@best.example' };

/** The address that the agency's mail about a request has for its erasure. */
async function eraseLink(leadId: string): Promise<string> {
  const link = { leadId, action: 'erase' as const, expiresAt: Date.now() + 60_000 };
  return `${routeEnv.SITE_URL}/azione/${signLink(link, await signingKey(await site.store()))}`;
}

const listedIds = async () => (await listLeads(await site.store())).map(({ id }) => id).sort();

/** Starts a server that takes these requests in; gives their ids. */
async function received(...payloads: object[]): Promise<string[]> {
  await site.start({});
  const ids: string[] = [];
  for (const payload of payloads) ids.push(await site.post(payload));
  return ids;
}

test('nobody is erased whom the page has not shown: what is ticked by hand goes along, and nothing else', async () => {
  const [own = '', colleague = '', naming = '', stranger = ''] = await received(
    customer,
    { ...customer, nome: 'Bruno Verdi', email: 'bruno@verdi.it' },
    { telefono: '02 8765432', email: 'c@c.it', obiettivi: 'Come anna@verdi.it' },
    { telefono: '347 7654321', email: 'd@d.it' },
  );
  const link = await eraseLink(own);
  const shown = read(await (await open(link)).text());
  expect(shown.boxes).toEqual({ [colleague]: false, [naming]: false });
  expect(shown.text).toMatch(/Bruno Verdi.*bruno@verdi\.it/);
  expect(shown.text).toContain(words.others.why.telephone);
  expect(shown.text).toContain(words.others.why.named);
  expect(shown.text).toContain(words.goes.copies);
  expect(shown.text).not.toContain(words.stays.database);

  const forged: [string, string][] = [
    ['passo', 'conferma'],
    ...[colleague, stranger, "' or 1=1"].map((id): [string, string] => ['anche', id]),
  ];
  const sure = await (await press(link, forged)).text();
  expect(sure).not.toContain(stranger);
  expect(read(sure).text).toMatch(/Anna Verdi.*Bruno Verdi/);
  const fields = fieldsOf(sure) ?? [];
  expect((await press(link, [...fields, ['anche', stranger]])).status).toBe(200);
  expect(await listedIds()).toEqual([naming, stranger].sort());
});

test('spam, held or called none or with a visitor’s number, erases itself alone, whoever’s address it carries', async () => {
  const [own = '', held = '', none = '', also = '', other = '', again = ''] = await received(
    customer,
    { ...customer, sito_web: 'x' },
    customer,
    { ...customer, email: 'altra@verdi.it' },
    spammer,
    spammer,
  );
  await setStage(await site.store(), none, 'not_a_request');
  for (const spam of [held, none]) {
    const [page = ''] = await pressThrough(await eraseLink(spam));
    expect(read(page).boxes).toEqual({});
    expect(read(page).text).toContain(words.alone.lead);
  }
  expect(await listedIds()).toEqual([own, also, other, again].sort());
  const [page = ''] = await pressThrough(await eraseLink(other));
  expect(read(page).boxes).toEqual({ [own]: false, [also]: false });
  expect(await listedIds()).toEqual([own, also].sort());
});

test('a scanner that presses the button it sees erases nothing, and a second press does, once', async () => {
  const [own = ''] = await received(customer);
  const link = await eraseLink(own);
  const sure = await press(link, fieldsOf(await (await open(link)).text()) ?? []);
  // one that knows the last button without having seen its page is shown that page
  const guessed = await press(link, { passo: 'fai' });
  expect([sure.status, guessed.status]).toEqual([200, 409]);
  expect(await listedIds()).toEqual([own]);

  // nor is a request deleted unseen that comes in between the two presses
  const fields = fieldsOf(await sure.text()) ?? [];
  await site.post({ ...customer, obiettivi: 'Ancora io' });
  const changed = await press(link, fields);
  const again = await changed.text();
  expect([changed.status, read(again).text]).toEqual([
    409,
    expect.stringContaining(words.sure.changed),
  ]);
  expect(await listedIds()).toHaveLength(2);
  expect((await press(link, fieldsOf(again) ?? [])).status).toBe(200);
  expect(await listedIds()).toEqual([]);
  for (const late of [await press(link, fields), await open(link)]) {
    expect(late.status).toBe(404);
    expect(await late.text()).toContain(actionPages.problem.gone.title);
  }
});

test('the pages say whose data they are, what goes, and what stays where', async () => {
  const LEADS_WEBHOOK_SECRET = `whsec_${'A'.repeat(40)}`;
  await site.start({
    LEADS_WEBHOOK_URL: 'http://127.0.0.1:9',
    LEADS_WEBHOOK_SECRET,
  });
  const payload = { ...customer, nome: '<b>Anna</b> Verdi' };
  const own = await site.post(payload);
  for (const each of [payload, { ...spammer, obiettivi: 'Bravi' }]) await site.post(each);
  const pages = await pressThrough(await eraseLink(own));
  const [first = '', sure = '', done = ''] = pages;
  expect(pages).toHaveLength(3);
  for (const page of [first, sure]) {
    expect(page).not.toContain('<b>');
    expect(read(page).text).toMatch(/<b>Anna<\/b> Verdi.*anna@verdi\.it/);
  }
  expect(read(first).text).toContain(words.goes.requests.other('2'));
  for (const page of pages)
    for (const stays of [words.stays.mail, words.stays.webhook, words.stays.copies])
      expect(read(page).text).toContain(stays);
  for (const page of [sure, done]) expect(read(page).text).toContain(words.stays.others.one());
  expect(read(done).text).toContain(`${words.removed.requests}2`);
});

test('more matches than a page shows are left to the command line, and what cannot be read is erased alone', async () => {
  const [own = '', other = ''] = await received(customer, customer);
  await site.setLead(own, { fields: '{"nome":"An' });
  const [unreadable = ''] = await pressThrough(await eraseLink(own));
  expect(read(unreadable).text).toContain(words.unreadable);
  expect(await listedIds()).toEqual([other]);

  await site.addCopies(await site.post(spammer), 51);
  const page = read(await (await open(await eraseLink(other))).text());
  expect(Object.keys(page.boxes)).toHaveLength(50);
  expect(page.text).toContain(words.others.more.other('2'));
});
