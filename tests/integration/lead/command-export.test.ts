import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { leadsCommand } from '@/content/leads-command';
import { leads, program } from '../../support/command-line';
import { leadSite } from '../../support/lead-site';
import { rome } from '../../support/rome';
import { newDataDir } from '../../support/stores';

const { export: words } = leadsCommand;
const site = leadSite();

test('export: a file of its own has the table alone, for its owner alone, and never takes another’s place', async () => {
  await site.start();
  await site.delivered();
  const folder = newDataDir();
  const file = path.join(folder, 'richieste.csv');
  const { stdout, stderr } = await program('export', '--csv', '--to', file);
  expect([stdout, stderr]).toEqual([`${words.written(file).one()}\n`, '']);
  expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFF"Numero";.*Rossi & Figli Srl.*\r\n$/s);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  writeFileSync(file, 'mine');
  await expect(leads('export', '--csv', '--to', file)).rejects.toThrow(words.exists(file));
  expect(readFileSync(file, 'utf8')).toBe('mine');
  const nowhere = path.join(folder, 'none', 'richieste.csv');
  await expect(leads('export', '--csv', '--to', nowhere)).rejects.toThrow(
    words.failed(nowhere, 'ENOENT'),
  );
});

test('export: from and until are days of Rome, both of them included', async () => {
  await site.start();
  const moments = [
    '2026-10-31T23:59:59',
    '2026-11-01T00:00',
    '2026-11-30T23:59:59',
    '2026-12-01T00:00',
  ];
  for (const [index, moment] of moments.entries())
    await site.setLead(await site.delivered({ azienda: `Azienda ${index}` }), {
      received_at: rome(moment),
    });
  const exported = async (...period: string[]) =>
    (await leads('export', '--csv', ...period))
      .match(/Azienda \d/g)
      ?.map((name) => name.at(-1))
      .join('');
  expect(await exported()).toBe('0123');
  expect(await exported('--from', '2026-11-01')).toBe('123');
  expect(await exported('--until=2026-11-30')).toBe('012');
  expect(await exported('--from', '2026-11-01', '--until', '2026-11-30')).toBe('12');
  expect(await exported('--from', '2026-11-30', '--until', '2026-11-30')).toBe('2');
  for (const [period, said] of [
    [['--from', '01/11/2026'], words.badDay('from')],
    [['--until', '2026-02-30'], words.badDay('until')],
    [['--from', '2026-11-02', '--until', '2026-11-01'], words.backwards],
  ] as const)
    await expect(leads('export', '--csv', ...period)).rejects.toThrow(said);
});
