import path from 'node:path';
import Database from 'libsql';
import { retryLead } from '@/lib/lead/ops/admin';
import { leads } from '../../support/command-line';
import { newDataDir, stopService, validPayload } from '../../support/contact-route';
import { isMailOf, leadSite } from '../../support/lead-site';
import { until } from '../../support/until';

const site = leadSite();

test('requests that cannot be read are dead-lettered, logged and shown, and the others go out', async () => {
  await site.start({ LEADS_RETRY_SECONDS: '3600' });
  site.smtp.behave('busy');
  const cut = '{"nome":"Maria Ros\u001b[31m';
  const texts = [cut, '', '[]', 'null', '{}', '{"nome":5,"email":"a@b.it"}'];
  const bad: string[] = [];
  for (const _ of texts) bad.push(await site.post());
  const good = await site.post();
  for (const id of [...bad, good])
    await until(async () => (await site.deliveriesOf(id))[0]?.lastError, 'put off');
  site.smtp.behave('none');
  for (const [index, fields] of texts.entries()) await site.setLead(bad[index] ?? '', { fields });
  // what only accompanies a request is left out where it cannot be read
  await site.setLead(good, { attribution: '{"cta":', page: 'http://[' });
  await site.setOutbox({ due_at: 0 });

  expect((await site.smtp.mailWhere(isMailOf(good))).mail.text).toContain('Maria Rossi');
  await site.untilDeliveriesAre(good, 'delivered');
  for (const id of bad) {
    await site.untilDeliveriesAre(id, 'dead_letter');
    const about = { leadId: id, level: 50, errorCode: 'UNREADABLE_FIELDS' };
    expect(site.logLines()).toContainEqual(expect.objectContaining(about));
  }
  expect(site.smtp.mails).toHaveLength(1);
  expect(JSON.stringify(site.logLines())).not.toMatch(/rossi|maria|333 ?123/i);

  const [first = ''] = bad;
  expect(await leads('list')).toMatch(
    new RegExp(`mail:dead_letter +${first} +\\(cannot be read: see show\\)`),
  );
  expect(await leads('show', first)).toContain(JSON.stringify(cut));
  expect(await leads('export', '--csv')).toContain(first);
  await site.setLead(first, { fields: JSON.stringify(validPayload) });
  await retryLead(await site.store(), first);
  await site.smtp.mailWhere(isMailOf(first));
});

test('a data file whose text is not UTF-8 stops the start with a message instead of a panic', async () => {
  const DATA_DIR = newDataDir();
  await site.start({ DATA_DIR });
  await site.delivered({ nome: 'Uno' });
  await stopService();
  const database = new Database(path.join(DATA_DIR, 'leads.db'));
  // one byte of the name, as a failing disk leaves it
  database
    .prepare(
      `update leads set fields = cast(replace(cast(fields as blob), x'556e6f', x'55ff6f') as text)`,
    )
    .run();
  database.close();
  await expect(leads('list')).rejects.toThrow(/The data file is damaged/);
  await site.start({ DATA_DIR });
  expect((await (await site.service()).unusable)?.message).toMatch(/damaged.*leads restore/);
});
