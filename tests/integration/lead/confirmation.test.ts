import { confirmationMail } from '@/content/mails/confirmation';
import { site as company } from '@/content/site';
import { checkHealth } from '@/lib/lead/agency/health';
import { releaseLead } from '@/lib/lead/agency/mark';
import { createIntake } from '@/lib/lead/intake/insert';
import { from, validPayload } from '../../support/contact-route';
import { leadSite } from '../../support/lead-site';
import type { TakenMail } from '../../support/mails';
import { describeStores } from '../../support/stores';
import { until } from '../../support/until';

const hourMs = 3_600_000;
const site = leadSite();

const isConfirmation = ({ mail }: TakenMail) => mail.messageId?.includes('.confirmation@') ?? false;
const confirmed = () =>
  site.smtp.mails.filter(isConfirmation).map(({ envelope }) => envelope.to.join());

const rows = () =>
  site
    .store()
    .use((db) =>
      db
        .selectFrom('outbox')
        .select(['status', 'last_error'])
        .where('kind', '=', 'confirmation')
        .orderBy('created_at')
        .execute(),
    );

const ended = (count: number) =>
  until(async () => {
    const all = await rows();
    const over = all.length === count && all.every(({ status }) => status !== 'pending');
    return over && all.map(({ status, last_error }) => last_error ?? status);
  }, `${count} confirmations ended`);

const start = (environment: Record<string, string> = {}) =>
  site.start({ LEADS_CONFIRM: 'on', ...environment });

describeStores((newStore) => {
  test('nobody gets two confirmations from two instances at once', async () => {
    await site.start(await newStore());
    const takes = [site.store(), site.anotherStore()].map((each) => createIntake(each, ['mail']));
    const rest = { page: null, attribution: null, doubts: [], fields: validPayload };
    const intake = { key: null, confirm: true, held: false } as const;
    await Promise.all(
      ['a', 'b', 'c', 'd'].map((id, index) => {
        const lead = { id, receivedAt: new Date(), ...rest };
        return takes[index % 2]?.({ ...intake, lead, requestId: id, payloadHash: id });
      }),
    );
    expect(await rows()).toHaveLength(1);
  });
});

test('a confirmation says what comes next, and has no word that was typed: nobody sends spam by it', async () => {
  jest.replaceProperty(company, 'booking', null);
  await start();
  const id = await site.post({ obiettivi: 'Compra ORO su spam.example', azienda: 'Spam Srl' });
  const { mail, envelope, raw } = await site.smtp.mailWhere(isConfirmation);
  expect(envelope).toEqual({ from: 'sito@linea.example', to: ['maria@rossi.it'] });
  expect(mail).toMatchObject({
    to: [{ address: 'maria@rossi.it', name: '' }],
    from: { address: 'sito@linea.example', name: company.brand },
    replyTo: [{ address: company.email }],
    messageId: `<${id}.confirmation@linea.example>`,
    subject: confirmationMail.subject(id.slice(0, 8)),
  });
  for (const part of [mail.text, mail.html]) {
    expect(part).toMatch(/entro le \d+:\d\d di (?:oggi, )?\p{L}+ \d+/u);
    expect(part?.replace(/\s|&nbsp;/g, ' ')).toContain(company.phone.replace(/\s/g, ' '));
    expect(part).toContain(`https://wa.me/${company.whatsapp.number}`);
    expect(part).toContain(id.slice(0, 8));
    expect(part).toContain(confirmationMail.privacy);
    expect(part).not.toMatch(
      /maria|rossi|spam|oro su|333|<img|https?:\/\/(?!wa\.me|www\.linea\.example\/privacy)/i,
    );
  }
  expect(raw).not.toMatch(/^(bcc|cc):/im);
  // every sign that an address may have leaves it one recipient, and so does a top-level domain
  const odd = ["a!#$%&'*+/?=^_`{|}~-b@rossi.it", 'test@io'];
  for (const email of odd) await site.post({ email });
  await ended(3);
  expect(confirmed()).toEqual(expect.arrayContaining(odd));
});

test('the site mails no stranger: no confirmation of what is held or marked, over 200 an hour, or switched off', async () => {
  await start();
  const { limits } = site.service();
  for (let used = 0; used < 198; used += 1) await limits.mayConfirm(null, `${used}@gmail.com`);
  const held = await site.post({ sito_web: 'x' });
  const quick = await site.post({ email: 'due@rossi.it', elapsedMs: 1_000 });
  const plain = await site.post({ email: 'tre@rossi.it' });
  await site.post({ email: 'quattro@rossi.it' });
  await site.post({ email: 'cinque@rossi.it' });
  await ended(2);
  expect(confirmed().sort()).toEqual(['quattro@rossi.it', 'tre@rossi.it']);
  await releaseLead(site.store(), held, ['mail']);
  for (const id of [held, quick, plain]) await site.untilDeliveriesAre(id, 'delivered');
  expect(await rows()).toHaveLength(2);

  await site.start();
  await site.delivered();
  expect(await rows()).toEqual([]);
});

test('nobody’s mailbox gets more than one confirmation a day, however it is spelt', async () => {
  await start();
  await site.post({ email: 'Maria.Rossi+uno@gmail.com' });
  await ended(1);
  // the first is the same mailbox, the others are not
  for (const address of ['mariarossi@googlemail.com', 'maria.rossi@rossi.it', 'm@rossi.it'])
    await site.post({ email: address });
  expect(await ended(3)).toEqual(['delivered', 'delivered', 'delivered']);
  await site.setOutbox({ created_at: Date.now() - 24 * hourMs });
  await site.post({ email: 'MARIAROSSI@gmail.com' });
  await ended(4);
  expect(confirmed()).toHaveLength(4);
});

test('one address gets five confirmed a day, and requests from many do not switch everybody else’s off', async () => {
  await start();
  for (let address = 1; address <= 2; address += 1) {
    for (let sent = 0; sent < 6; sent += 1) {
      await site.post({ email: `v${address}-${sent}@rossi.it` }, from(`192.0.2.${address}`));
    }
  }
  await site.post({ email: 'anna@bianchi.it' }, from('198.51.100.1'));
  await ended(2 * 5 + 1);
  expect(confirmed()).toContain('anna@bianchi.it');
});

test('confirmation: a domain gets ten a day, in whatever spelling, and a large provider’s has no such limit', async () => {
  await start();
  const { limits } = site.service();
  const allowed = async (addresses: string[]) => {
    const answers = [];
    for (const address of addresses) answers.push(await limits.mayConfirm(null, address));
    return answers.filter(Boolean).length;
  };
  const at = (domain: string) => Array.from({ length: 6 }, (_, each) => `v${each}@${domain}`);
  expect(await allowed([...at('rossi.it'), ...at('Negozi.ROSSI.it')])).toBe(10);
  expect(await allowed([...at('società.it'), ...at('xn--societ-nta.it')])).toBe(10);
  expect(await allowed(['anna@bianchi.it', 'test@io'])).toBe(2);
  expect(await allowed([...at('gmail.com'), ...at('gmail.com'), ...at('pec.it')])).toBe(18);
});

test('what was put off is not sent once a day has passed, or the agency has taken the request up', async () => {
  await start({ LEADS_RETRY_SECONDS: '3600' });
  site.smtp.behave('busy');
  const [old, known] = [await site.post(), await site.post({ email: 'anna@rossi.it' })];
  await until(
    async () => (await rows()).filter((row) => row.last_error).length === 2,
    'failures written down',
  );
  await site.setLead(known, { stage: 'contacted' });
  await site.setOutbox({ created_at: Date.now() - 25 * hourMs }, { id: old });
  site.smtp.behave('none');
  await site.setOutbox({ due_at: 0 }, { kind: 'confirmation' });
  expect(await ended(2)).toEqual(['EXPIRED', 'UNWANTED']);
  expect(confirmed()).toEqual([]);
});

test('a mail server that is away loses no confirmation, and an address that is refused is no fault of the mail server’s', async () => {
  await start();
  site.smtp.behave('busy');
  await site.post();
  await site.logged('confirmation.delivery_failed');
  site.smtp.behave({ rejects: 'anna@rossi.it' });
  expect(await ended(1)).toEqual(['delivered']);
  await site.untilDeliveriesAre(await site.post({ email: 'anna@rossi.it' }), 'delivered');
  expect(await ended(2)).toEqual(['delivered', 'EENVELOPE 550']);
  const well = { status: 'ok', mail: 'ok', configurationFaults: 0, deadLettered: 0 };
  expect(await checkHealth(site.service())).toMatchObject(well);
});
