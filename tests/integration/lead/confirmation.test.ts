import { confirmationMail } from '@/content/mails/confirmation';
import { site as company } from '@/content/site';
import {
  anotherStore,
  from,
  jsonRequest,
  leadStore,
  newDataDir,
  service,
  validPayload,
} from '../../support/contact-route';
import { idOf, leadSite, quickRetries, untilDeliveriesAre } from '../../support/lead-site';
import type { TakenMail } from '../../support/mailbox';
import { describeStores } from '../../support/stores';
import { until } from '../../support/until';

const hourMs = 3_600_000;
const site = leadSite();

const isConfirmation = ({ mail }: TakenMail) =>
  mail.headers.some(({ key, value }) => key === 'auto-submitted' && value === 'auto-replied');

const confirmations = () => site.smtp.mails.filter(isConfirmation);

async function rows() {
  return await (await leadStore()).use((db) =>
    db
      .selectFrom('outbox')
      .select(['status', 'last_error'])
      .where('kind', '=', 'confirmation')
      .orderBy('created_at')
      .execute(),
  );
}

/** Every confirmation that was queued has come to its end. */
function ended(count: number) {
  return until(async () => {
    const all = await rows();
    const over = all.length === count && all.every(({ status }) => status !== 'pending');
    return over && all.map(({ status, last_error }) => last_error ?? status);
  }, `${count} confirmations ended`);
}

describeStores((newStore) => {
  async function start(environment: Record<string, string> = {}) {
    const store = await newStore();
    const { POST } = await site.start({
      ...store,
      LEADS_RETRY_SECONDS: quickRetries,
      LEADS_CONFIRM: 'on',
      ...environment,
    });
    const post = async (changes: object = {}, address = '') =>
      await idOf(await POST(jsonRequest({ ...validPayload, ...changes }, from(address))));
    return { POST, post, store };
  }

  test('an address with every sign that one may have is one recipient, and so is one at a top-level domain', async () => {
    const { post } = await start();
    const addresses = ["a!#$%&'*+/?=^_`{|}~-b@rossi.it", 'test@io'];
    for (const email of addresses) {
      await post({ email });
      const { envelope } = await site.smtp.mailWhere(
        (taken) => isConfirmation(taken) && taken.mail.to?.[0]?.address === email,
      );
      expect(envelope.to).toEqual([email]);
    }
    await ended(addresses.length);
  });

  test('who sends a request is told what comes next, in nobody’s words but the site’s', async () => {
    const { post } = await start();
    const id = await post({ obiettivi: 'Compra ORO su spam.example', azienda: 'Spam Srl' });
    const { mail, envelope, raw } = await site.smtp.mailWhere(isConfirmation);
    expect(envelope).toEqual({ from: 'sito@linea.example', to: ['maria@rossi.it'] });
    expect(mail).toMatchObject({
      to: [{ address: 'maria@rossi.it', name: '' }],
      from: { address: 'sito@linea.example', name: company.brand },
      replyTo: [{ address: company.email }],
      messageId: `<${id}.confirmation@linea.example>`,
      subject: confirmationMail.subject(id.slice(0, 8)),
    });
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'x-auto-response-suppress', value: 'All' }),
    );
    for (const part of [mail.text, mail.html]) {
      expect(part).toMatch(/entro le \d+:\d\d di \p{L}+ \d+/u);
      expect(part?.replace(/\s|&nbsp;/g, ' ')).toContain(company.phone.replace(/\s/g, ' '));
      expect(part).toContain(`https://wa.me/${company.whatsapp.number}`);
      expect(part).toContain(id.slice(0, 8));
      expect(part).toContain(confirmationMail.privacy);
      expect(part).not.toMatch(
        /maria|rossi|spam|oro su|333|<img|https?:\/\/(?!wa\.me|www\.linea\.example\/privacy)/i,
      );
    }
    expect(raw).not.toMatch(/^(bcc|cc):/im);
    await ended(1);
    expect(JSON.stringify(site.logLines())).not.toMatch(/maria|rossi/i);
  });

  test('a program’s, a doubtful one and one of a rush get none', async () => {
    const { post } = await start({ LEADS_GLOBAL_LIMIT: '3/1h' });
    const held = await post({ sito_web: 'x' });
    const quick = await post({ email: 'due@rossi.it', elapsedMs: 1_000 });
    const plain = await post({ email: 'tre@rossi.it' });
    await post({ email: 'quattro@rossi.it' });
    const bundled = await post({ email: 'cinque@rossi.it' });
    await ended(2);
    const to = confirmations().map(({ envelope }) => envelope.to[0]);
    expect(to.sort()).toEqual(['quattro@rossi.it', 'tre@rossi.it']);
    const { releaseLead } = await import('@/lib/lead/action/held');
    await releaseLead(await leadStore(), held, ['mail']);
    for (const id of [held, quick, plain]) await untilDeliveriesAre(id, 'delivered');
    expect(await rows()).toHaveLength(2);
    expect(bundled).not.toBe(plain);
  });

  test('one mailbox gets one a day, however it is spelt', async () => {
    const { post } = await start();
    await post({ email: 'Maria.Rossi+uno@gmail.com' });
    await ended(1);
    await post({ email: 'mariarossi@googlemail.com' });
    await post({ email: 'maria.rossi@rossi.it' });
    await post({ email: 'mariarossi@rossi.it' });
    expect(await ended(3)).toEqual(['delivered', 'delivered', 'delivered']);
    expect(confirmations()).toHaveLength(3);
    const store = await leadStore();
    await store.use((db) =>
      db
        .updateTable('outbox')
        .set((update) => ({ created_at: update('created_at', '-', 24 * hourMs) }))
        .execute(),
    );
    await post({ email: 'MARIAROSSI@gmail.com' });
    await ended(4);
    expect(confirmations()).toHaveLength(4);
  });

  test('requests from twenty addresses do not switch the confirmations of everybody else off', async () => {
    const { post } = await start();
    for (let address = 1; address <= 20; address += 1) {
      for (let sent = 0; sent < 6; sent += 1) {
        await post({ email: `vittima${address}-${sent}@rossi.it` }, `192.0.2.${address}`);
      }
    }
    await post({ email: 'anna@bianchi.it' }, '198.51.100.1');
    await until(
      () => confirmations().some(({ envelope }) => envelope.to.includes('anna@bianchi.it')),
      'the confirmation of somebody else',
    );
    await ended(20 * 5 + 1);
  });

  test('a company behind one address has each of a handful of requests confirmed', async () => {
    const { post } = await start();
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await post({ email: `${name}@rossi.it` }, '192.0.2.1');
    }
    expect(await ended(5)).toEqual(Array(5).fill('delivered'));
    expect(JSON.stringify(site.logLines())).not.toContain('192.0.2.1');
  });

  test('an address that its server refuses leaves the site well', async () => {
    const { post } = await start();
    site.smtp.behave({ rejects: 'maria@rossi.it' });
    const id = await post();
    expect(await ended(1)).toEqual(['EENVELOPE 550']);
    await untilDeliveriesAre(id, 'delivered');
    const { checkHealth } = await import('@/lib/lead/ops/health');
    expect(await checkHealth(await service())).toMatchObject({
      status: 'ok',
      mail: 'ok',
      configurationFaults: 0,
      deadLettered: 0,
    });
  });

  test.each([
    ['a day has passed', 'EXPIRED', { created_at: Date.now() - 25 * hourMs }, null],
    ['the agency has taken the request up', 'UNWANTED', {}, 'contacted' as const],
  ])('what was put off is not sent once %s', async (_, outcome, row, stage) => {
    const { post } = await start({ LEADS_RETRY_SECONDS: '3600' });
    site.smtp.behave('busy');
    await post();
    await until(async () => (await rows())[0]?.last_error, 'a failure written down');
    await (await leadStore()).use(async (db) => {
      await db.updateTable('leads').set({ stage }).execute();
      await db
        .updateTable('outbox')
        .set({ due_at: 0, ...row })
        .where('kind', '=', 'confirmation')
        .execute();
    });
    site.smtp.behave('none');
    expect(await ended(1)).toEqual([outcome]);
    expect(confirmations()).toEqual([]);
  });

  test('switched off, there are none', async () => {
    const { post } = await start({ LEADS_CONFIRM: 'off' });
    await untilDeliveriesAre(await post(), 'delivered');
    expect(await rows()).toEqual([]);
    expect(confirmations()).toEqual([]);
  });

  test('an address that is a header’s trick is refused before anything is sent', async () => {
    const { POST } = await start();
    const before = site.smtp.connectionCount();
    for (const email of [
      'maria@rossi.it, altro@rossi.it',
      'maria@rossi.it\r\nBcc: altro@rossi.it',
      'maria@rossi.it%0d%0aBcc:altro@rossi.it',
      '"maria@rossi.it\\r\\nBcc: altro"@rossi.it',
      '<maria@rossi.it>',
      'Maria <maria@rossi.it>',
      'maria@rossi.it?bcc=altro@rossi.it',
    ]) {
      const response = await POST(jsonRequest({ ...validPayload, email }));
      expect(response.status).toBe(422);
    }
    expect(site.smtp.connectionCount()).toBe(before);
  });

  test('requests of one mailbox that come to two instances at once have one', async () => {
    await start({ LEADS_CONFIRM: 'off' });
    const { createIntake } = await import('@/lib/lead/intake/insert');
    const other = await anotherStore();
    const takes = [await leadStore(), other].map((each) => createIntake(each, ['mail']));
    await Promise.all(
      ['a', 'b', 'c', 'd'].map((id, index) =>
        takes[index % 2]?.({
          lead: {
            id,
            receivedAt: new Date(),
            page: null,
            attribution: null,
            doubts: [],
            fields: validPayload,
          },
          requestId: id,
          key: null,
          payloadHash: id,
          confirm: true,
          way: 'single',
          remindAt: null,
        }),
      ),
    );
    expect(await rows()).toHaveLength(1);
    await other.close();
  });
});

test('a mail server that is away loses no confirmation, and takes it later', async () => {
  const { POST } = await site.start({
    DATA_DIR: newDataDir(),
    LEADS_CONFIRM: 'on',
    LEADS_RETRY_SECONDS: quickRetries,
  });
  site.smtp.behave('busy');
  const id = await idOf(await POST(jsonRequest(validPayload)));
  await site.logged('confirmation.delivery_failed');
  site.smtp.behave('none');
  await untilDeliveriesAre(id, 'delivered');
  expect(await ended(1)).toEqual(['delivered']);
});

test('its fault is no fault of the mail server’s', async () => {
  await site.start({ DATA_DIR: newDataDir() });
  const { mailer, mailWatch } = await service();
  site.smtp.behave('reject-recipients');
  await expect(
    mailer.sendOther({ id: 'x', subject: 'x', text: 'x', to: 'a@b.it' }),
  ).rejects.toThrow();
  expect(mailWatch.fault()).toBeNull();
  await expect(mailer.sendOther({ id: 'x', subject: 'x', text: 'x' })).rejects.toThrow();
  expect(mailWatch.fault()).not.toBeNull();
});
