import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { promisify } from 'node:util';
import { leadReasons } from '@/content/lead-reasons';
import { leadsCommand as words } from '@/content/leads-command';
import { monthWords } from '@/content/mails/month';
import { noStage, stages } from '@/content/stages';
import { UnusableStore } from '@/lib/store/store';
import { romeTime } from '@/lib/time';
import { inWords } from '@/scripts/leads/refusal';
import { leads, program } from '../../support/command-line';
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
    obiettivi: 'Ciao;=1+1\nStato: consegnata\n  Per email: consegnata',
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
  const number = (id: string) => id.slice(0, 8);
  expect(listed).toMatch(
    new RegExp(`^${number(parked)}  ../../20.. ..:..  non consegnata  .*  un minuto$`, 'm'),
  );
  expect(listed).toMatch(new RegExp(`^${number(held)}  .*  trattenuta  (?!.*minuto)`, 'm'));
  const stored = await leads('show', held);
  for (const value of [held, 'maria@rossi.it', leadReasons.honeypot, 'Ha premuto:\n    hero'])
    expect(stored).toContain(value);
  const { receivedAt = new Date() } = (await site.recordOf(held)) ?? {};
  expect(stored).toContain(`\nRicevuta: ${romeTime(receivedAt)}\n`);
  // no line that a visitor wrote can be taken for the command's own
  const ours = (await leads('show', parked)).match(/^\S.*$/gm)?.join('\n');
  expect(ours).toMatch(/^Stato: non consegnata$/m);
  expect(ours).toMatch(/^Per email: non consegnata, 3 tentativi, ultimo errore \S+ 421$/m);
  expect(ours).not.toMatch(/Ciao|Stato: consegnata|Per email: consegnata/);

  const csv = await leads('export', '--csv');
  expect(csv.startsWith('\uFEFF"Numero";"Ricevuta il"')).toBe(true);
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(csv).toContain(`"Ciao;'=1+1\nStato: consegnata\n  Per email: consegnata"`);
  expect(csv).toMatch(/"hero";"";"www.google.com";"";"";"'=1\+1"\r\n/);

  const { mark, retry, release, purge } = words;
  const request = (id: string, company: string) =>
    words.request(number(id), `Maria Rossi, ${company}`);
  const formula = request(parked, '=HYPERLINK("http://evil.example")');
  const spam = request(held, 'Rossi & Figli Srl');
  await expect(leads('mark', held, 'vinto')).rejects.toThrow(mark.held(spam));
  expect(await leads('retry', held)).toBe(`${retry.held(spam)}\n`);
  site.smtp.behave('none');
  expect(await leads('retry', parked)).toBe(`${retry.due(formula)}\n`);
  expect(await leads('release', held)).toBe(`${release.released(spam)}\n`);
  for (const id of [parked, held]) await site.untilDeliveriesAre(id, 'delivered');
  const month = shown(Date.now(), 'yyyy-MM');
  expect(await leads('figures', month)).toMatch(
    new RegExp(`^${monthWords.total}: visite 0, .*, richieste 2$`, 'm'),
  );
  expect(await leads('purge')).toBe(`${purge.none}\n`);
  expect(await leads('release', held)).toBe(`${release.notHeld(spam)}\n`);
  expect(await leads('retry', held)).toBe(`${retry.none(spam)}\n`);
  for (const [word, said] of [
    [stages.won.word, mark.marked(stages.won.label, formula)],
    [stages.won.word, mark.already(stages.won.label, formula)],
    [noStage.word, mark.unmarked(formula)],
    [noStage.word, mark.alreadyUnmarked(formula)],
    [stages.won.word, mark.marked(stages.won.label, formula)],
  ] as const)
    expect(await leads('mark', parked, word)).toBe(`${said}\n`);
  expect(await leads('list')).toMatch(new RegExp(`^${number(parked)}  .*  vinto  `, 'm'));
  expect(await leads('show', parked)).toContain('Esito: Vinto\n');
});

test('what it cannot do is said, by the program too; a pipe that is closed early ends it quietly', async () => {
  await site.start({});
  const id = await site.delivered();
  for (const [args, said] of [
    [['mark', id, 'boh'], words.mark.missing],
    [['show'], words.find.missing('show')],
    [['figures', 'marzo'], words.figures.badMonth],
    [['export'], words.export.form],
    [['dance'], words.mistakes.command('dance')],
    [['purge', '--dry-run'], words.mistakes.option('purge', '--dry-run')],
    [['list', '--colour'], words.mistakes.option('list', '--colour')],
    [['export', '--csv', '--to', '--from'], words.mistakes.value('--to')],
    [['export', '--csv=no'], words.mistakes.flag('--csv')],
  ] as const)
    await expect(leads(...args)).rejects.toThrow(said);
  for (const args of [[], ['help'], ['erase', '--help']])
    expect(await leads(...args)).toBe(`${words.usage('leads')}\n`);
  const programs = [intoClosedPipe('mark', id, 'vinto'), intoClosedPipe('show', 'nothing')];
  expect(await Promise.all(programs)).toEqual([
    'exit 0\n',
    `${words.find.none('nothing')}\nexit 1\n`,
  ]);
  expect(await leads('list')).toMatch(/ vinto [\s\S]*1 richiesta$/m);
});

test('the command line: an error of the store is said in Italian, with its code; what stops the server, as the server says it', () => {
  const failed = (code: string) => inWords(Object.assign(new Error('insert into …'), { code }));
  for (const code of ['EACCES', 'SQLITE_READONLY', 'SQLITE_CANTOPEN']) {
    const denied = Object.assign(new Error(code), { code, path: '/' });
    const { uid: owner, mode } = statSync('/');
    const access = { user: process.getuid?.(), owner, mode: (mode & 0o7777).toString(8) };
    expect(inWords(denied)).toBe(words.mistakes.denied(code, { file: '/', ...access }));
  }
  expect(failed('SQLITE_BUSY')).toBe(words.mistakes.failed('SQLITE_BUSY'));
  expect(inWords(new UnusableStore('The data file is damaged'))).toBe('The data file is damaged');
});

test('the command line: a request is found, handled and erased by its short number, and nothing but the answer is said', async () => {
  await site.start({});
  await site.delivered({ azienda: 'Prima Srl' });
  await site.delivered({ nome: 'Anna Verdi', azienda: 'Verdi Srl', email: 'anna@verdi.it' });
  const answer = async (...args: string[]) => {
    const { stdout, stderr, code } = await program(...args);
    expect({ args, stderr, code }).toEqual({
      args,
      stderr: expect.not.stringMatching(/{/),
      code: 0,
    });
    return stdout;
  };
  const listed = (await answer('list')).split('\n');
  const number = listed.find((line) => line.includes('Verdi'))?.slice(0, 8) ?? '';
  expect(number).toMatch(/^[\da-f]{8}$/);
  const request = words.request(number, 'Anna Verdi, Verdi Srl');
  expect(await leads('show', number)).toContain('anna@verdi.it');
  expect(await leads('mark', number, 'perso')).toBe(
    `${words.mark.marked(stages.lost.label, request)}\n`,
  );
  expect(await answer('erase', number, '--yes')).toMatch(
    new RegExp(`^${words.erase.of('anna@verdi.it')}\n  ${words.erase.gone.one()}\n`),
  );
  expect(await leads('list')).toMatch(/Prima Srl[\s\S]*^1 richiesta$/m);
});
