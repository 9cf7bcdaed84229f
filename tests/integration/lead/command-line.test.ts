import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { figuresMail } from '@/content/mails/figures';
import { signingKey } from '@/lib/lead/mails/signed-link';
import { leads } from '../../support/command-line';
import { leadSite } from '../../support/lead-site';
import { shown } from '../../support/rome';

const site = leadSite();

/** Runs the program into a pipe that nobody reads any more, as `| head -1` leaves it: what it complains of, and its status. */
async function intoClosedPipe(...args: string[]): Promise<string> {
  const script = '{ "$0" --import tsx scripts/leads.ts "$@"; echo "exit $?" >&2; } | :';
  const options = { env: { ...process.env } };
  const run = ['-c', script, process.execPath, ...args];
  const { stderr } = await promisify(execFile)('sh', run, options);
  return stderr;
}

test('the agency sees, sends, releases, marks and exports what is stored, while the server runs', async () => {
  await site.start({ LEADS_RETRY_SECONDS: '0,0.02' });
  site.smtp.behave('busy');
  const parked = await site.post({
    azienda: '=HYPERLINK("http://evil.example")',
    obiettivi: 'Ciao;=1+1\nstatus: delivered\n  mail: delivered',
  });
  const held = await site.post({
    sito_web: 'x',
    visit: { cta: 'hero', referrer: 'www.google.com', utm_campaign: '=1+1' },
  });
  await site.untilDeliveriesAre(parked, 'dead_letter');
  expect(await site.logged('lead.dead_lettered')).toMatchObject({ level: 50 });
  const givenUp = { attempts: 3, lastError: expect.stringContaining('421') };
  expect(await site.deliveriesOf(parked)).toMatchObject([givenUp]);
  const listed = await leads('list');
  expect(listed).toMatch(
    new RegExp(`mail:dead_letter +${parked}  .*\\(in attesa da un minuto\\)$`, 'm'),
  );
  expect(listed).toMatch(new RegExp(`held +${held}  (?!.*in attesa)`));
  const stored = await leads('show', held);
  for (const value of [held, 'maria@rossi.it', 'honeypot', 'cta:\n    hero'])
    expect(stored).toContain(value);
  // no line that a visitor wrote can be taken for the command's own
  const ours = (await leads('show', parked)).match(/^\S.*$/gm)?.join('\n');
  expect(ours).toMatch(/^status: accepted$/m);
  expect(ours).not.toMatch(/Ciao|status: delivered|mail: delivered/);

  const csv = await leads('export', '--csv');
  expect(csv.startsWith('\uFEFF"Numero";"Ricevuta il"')).toBe(true);
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(csv).toContain(`"Ciao;'=1+1\nstatus: delivered\n  mail: delivered"`);
  expect(csv).toMatch(/"hero";"";"www.google.com";"";"";"'=1\+1"\r\n/);

  await expect(leads('mark', held, 'vinto')).rejects.toThrow('release it first');
  site.smtp.behave('none');
  await leads('retry', parked);
  await leads('release', held);
  for (const id of [parked, held]) await site.untilDeliveriesAre(id, 'delivered');
  const month = shown(Date.now(), 'yyyy-MM');
  expect(await leads('figures', month)).toMatch(
    new RegExp(`^${figuresMail.total}: visite 0, .*, richieste 2$`, 'm'),
  );
  expect(await leads('purge')).toContain('Deleted: 0.');
  expect(await leads('mark', parked, 'vinto')).toBe('Marked: Vinto.\n');
  expect(await leads('mark', parked, 'vinto')).toBe('Already: Vinto.\n');
  expect(await leads('list')).toMatch(new RegExp(`mail:delivered Vinto +${parked}`));
  expect(await leads('show', parked)).toContain('stage: Vinto\n');
  expect(await leads('mark', parked, 'nessuno')).toBe('Marked: Ancora da segnare.\n');

  const before = await signingKey(await site.store());
  await leads('rotate-key');
  expect((await signingKey(await site.store())).equals(before)).toBe(false);
});

test('what it cannot do is said, by the program too; a pipe that is closed early ends it quietly', async () => {
  await site.start({});
  const id = await site.delivered();
  for (const [args, said] of [
    [['mark', id, 'boh'], 'mark needs one of: contattato, vinto'],
    [['show'], 'show needs an ID'],
    [['figures', 'marzo'], 'figures takes a month'],
    [['export'], 'export knows one form'],
    [['dance'], 'There is no command dance.'],
  ] as const)
    await expect(leads(...args)).rejects.toThrow(said);
  expect(await leads('help')).toContain('restore FILE');
  const programs = [intoClosedPipe('mark', id, 'vinto'), intoClosedPipe('show', 'nothing')];
  expect(await Promise.all(programs)).toEqual([
    'exit 0\n',
    'There is no request nothing.\nexit 1\n',
  ]);
  expect(await leads('list')).toMatch(/Vinto[\s\S]*1 request$/m);
});
