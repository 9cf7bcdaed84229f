import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { actionPages } from '@/content/action-pages';
import { leadsCommand } from '@/content/leads-command';
import { listLeads } from '@/lib/lead/agency/lead-records';
import { signingKey, signLink } from '@/lib/lead/mails/signed-link';
import { open, pageOf, press, said } from '../../support/action-route';
import { leads } from '../../support/command-line';
import { routeEnv } from '../../support/contact-route';
import { leadSite } from '../../support/lead-site';
import { describeStores } from '../../support/stores';

const { erase: words, problem } = actionPages;
const site = leadSite();
const anna = { nome: 'Anna <b>Verdi</b>', email: 'Anna.Verdi@Società.it' };
/** Near to it, and another's: a tag, a domain that goes on, the address in the text. */
const others = [
  { email: 'anna.verdi+hotel@società.it' },
  { email: 'anna.verdi@società.it.example' },
  { obiettivi: 'Scrivi a anna.verdi@società.it' },
];

/** What the page's button posts. */
function fieldsOf(page: string): Record<string, string> {
  const tags = page.match(/<(?:input|button) [^>]*>/g) ?? [];
  const attributes = [/ name="([^"]*)"/, / value="([^"]*)"/];
  return Object.fromEntries(tags.map((tag) => attributes.map((each) => each.exec(tag)?.[1])));
}

const listedIds = async () => (await listLeads(site.store())).map(({ id }) => id).sort();

async function eraseLink(leadId: string): Promise<string> {
  const link = { leadId, action: 'erase' as const, expiresAt: Date.now() + 60_000 };
  return `${routeEnv.SITE_URL}/azione/${signLink(link, await signingKey(site.store()))}`;
}

describeStores((newStore) => {
  test('the command deletes every request of exactly that address, and nothing with --dry-run', async () => {
    const store = await newStore();
    await site.start(store);
    // before, for what came after is not deleted anyway
    const stay: string[] = [];
    for (const other of others) stay.push(await site.delivered(other));
    const own = [
      await site.delivered(anna),
      await site.delivered({ ...anna, email: 'anna.verdi@xn--societ-nta.it' }),
      await site.post({ ...anna, sito_web: 'x' }),
    ];
    // what is left of one that cannot be read is the person's too
    await site.setLead(own[0] ?? '', { fields: '{"nome":"An' });

    const preview = await leads('erase', 'anna.verdi@SOCIETÀ.it', '--dry-run');
    for (const id of own) expect(preview).toContain(id.slice(0, 8));
    for (const said of [words.requests.other('3'), words.stays.mails, words.stays.copies])
      expect(preview).toContain(said);
    expect(preview).not.toContain(words.stays.passedOn);
    expect(await listedIds()).toHaveLength(6);
    expect(await leads('erase', anna.email, '--yes')).toContain(words.gone.other('3'));
    expect(await listedIds()).toEqual(stay.sort());
    const left = await site
      .store()
      .use((db) => db.selectFrom('outbox').select('lead_id').distinct().execute());
    expect(left.map(({ lead_id }) => lead_id).sort()).toEqual(stay);
    if (store.DATA_DIR) {
      const { DATA_DIR } = store;
      const files = readdirSync(DATA_DIR).filter((name) => name.startsWith('leads.db'));
      const bytes = files.map((name) => readFileSync(path.join(DATA_DIR, name), 'latin1')).join('');
      expect(bytes).not.toContain('<b>Verdi');
    }
    const { erase, find } = leadsCommand;
    expect(await leads('erase', anna.email)).toContain(erase.none('anna.verdi@xn--societ-nta.it'));
    // in a telephone number alone
    await expect(leads('erase', '333 123')).rejects.toThrow(find.none('333 123'));
  });
});

test('the link of the mail says whose and how many, deletes those once, and leaves what came after', async () => {
  await site.start({
    LEADS_WEBHOOK_URL: 'http://127.0.0.1:9',
    LEADS_WEBHOOK_SECRET: `whsec_${'A'.repeat(40)}`,
  });
  const own = [await site.post(anna), await site.post(anna)];
  const stay = await site.post({ email: 'b@verdi.it' });
  const link = await eraseLink(own[0] ?? '');
  const page = await pageOf(link);
  expect(page).not.toContain('<b>Verdi');
  for (const shown of [words.lead('anna.verdi@xn--societ-nta.it'), words.requests.other('2')])
    expect(page).toContain(shown);
  for (const id of own) expect(page).toContain(id.slice(0, 8));
  for (const kept of [words.stays.mails, words.stays.passedOn, words.stays.copies])
    expect(page).toContain(kept);
  // a scanner follows links, and does not know up to when
  expect((await press(link, { step: 'do' })).status).toBe(400);
  expect(await listedIds()).toHaveLength(3);

  const fields = fieldsOf(page);
  const later = await site.post({ ...anna, obiettivi: 'Ancora io' });
  await site.setLead(later, { received_at: Date.now() + 60_000 });
  expect(await said(await press(link, fields))).toContain(words.gone.other('2'));
  expect(await listedIds()).toEqual([later, stay].sort());
  for (const late of [await press(link, fields), await open(link)])
    expect([late.status, await late.text()]).toEqual([
      404,
      expect.stringContaining(problem.gone.title),
    ]);
});

test('erasure: a time that the page has not shown deletes nothing', async () => {
  await site.start();
  const id = await site.post(anna);
  const link = await eraseLink(id);
  const fields = fieldsOf(await pageOf(link));
  const { until = '' } = fields;
  const at = Number(until);
  const never = ['1e400', 'Infinity', '9'.repeat(30), `${Date.now() + 60_000}`, `${at + 1}`];
  const notPlain = [`+${until}`, `0x${at.toString(16)}`, `${at}.0`, ` ${until}`, `${at / 1e3}e3`];
  for (const wrong of [...never, ...notPlain, `-${until}`, 'NaN', ' ', '']) {
    const answer = await press(link, { ...fields, until: wrong });
    expect([wrong, answer.status]).toEqual([wrong, 400]);
  }
  expect(await listedIds()).toEqual([id]);
  // as the page of an instance whose clock goes ahead
  await site.setLead(id, { received_at: Date.now() + 60_000 });
  expect((await press(link, fieldsOf(await pageOf(link)))).status).toBe(200);
  expect(await listedIds()).toEqual([]);
});
