import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { leadsCommand } from '@/content/leads-command';
import { listLeads } from '@/lib/lead/agency/lead-records';
import { signingKey } from '@/lib/lead/mails/signed-link';
import { backUp } from '@/lib/store/backup';
import { backupFile, backupFolder, listBackups } from '@/lib/store/backup-files';
import { atTerminal, leads, program } from '../../support/command-line';
import { leadSite } from '../../support/lead-site';
import { newDataDir, newPostgres, onPostgres } from '../../support/stores';

const { ask, copy, erase, purge, restore, rotateKey } = leadsCommand;
const dayMs = 86_400_000;
const site = leadSite();
const number = (id: string) => id.slice(0, 8);
const ids = async () => (await listLeads(site.store())).map(({ id }) => id);
const key = async () => (await signingKey(site.store())).toString('hex');

/** A store with two requests, and a copy that has the first alone. */
async function copied() {
  const DATA_DIR = newDataDir();
  await site.start({ DATA_DIR });
  const kept = await site.delivered({ azienda: 'Prima Srl' });
  const file = path.join(newDataDir(), 'copy.sqlite');
  await backUp(site.store(), file);
  const lost = await site.delivered({ azienda: 'Dopo Srl', email: 'dopo@dopo.it' });
  return { DATA_DIR, file, kept, lost };
}

/** Makes a delivered request old enough to go. */
async function grownOld(id: string) {
  await site.setLead(id, { received_at: Date.now() - 31 * dayMs });
  await site.setOutbox({ delivered_at: Date.now() - 31 * dayMs }, { id });
}

test('what deletes or replaces asks first, and says how many and whose; without a yes nothing is done', async () => {
  const { DATA_DIR, file, kept, lost } = await copied();
  await grownOld(kept);
  const before = await key();
  const commands: [args: string[], said: string[]][] = [
    [
      ['erase', number(lost)],
      [erase.of('dopo@dopo.it'), 'Dopo Srl', erase.requests.one()],
    ],
    [['purge'], [purge.over.one(), 'Prima Srl']],
    [['rotate-key'], [rotateKey.what.other('2'), copy.first]],
    [
      ['restore', file, '--replace'],
      [restore.holds.other('2'), restore.brings(file).one(), restore.lost, 'Dopo Srl', copy.first],
    ],
  ];
  for (const [args, said] of commands) {
    await expect(leads(...args)).rejects.toThrow(ask.noTerminal);
    for (const typed of ['no', '', 'sis', null]) {
      const terminal = atTerminal(typed);
      await expect(terminal.leads(...args)).rejects.toThrow(ask.refused);
      const asked = terminal.asked();
      for (const text of [...said, ask.question]) expect(asked).toContain(text);
    }
  }
  expect(await ids()).toEqual([kept, lost]);
  expect(await key()).toBe(before);
  expect(existsSync(backupFolder(DATA_DIR))).toBe(false);
  // nor does the program, whose input is no terminal
  const { code, stderr } = await program('erase', number(lost));
  expect([code, stderr.trim().split('\n').at(-1)]).toEqual([1, ask.noTerminal]);
});

test('what deletes or replaces is done after a yes, however it is typed', async () => {
  const { file, kept, lost } = await copied();
  await grownOld(kept);
  expect(await atTerminal('Si\u0300').leads('purge')).toContain(erase.gone.one());
  expect(await ids()).toEqual([lost]);
  expect(await atTerminal(' SI ').leads('erase', 'dopo@dopo.it')).toContain(erase.gone.one());
  expect(await ids()).toEqual([]);
  const before = await key();
  expect(await atTerminal('sì').leads('rotate-key')).toContain(rotateKey.done);
  expect(await key()).not.toBe(before);
  expect(await atTerminal('sì').leads('restore', file, '--replace')).toContain(restore.eraseAgain);
  expect(await ids()).toEqual([kept]);
});

test('restore --replace and rotate-key keep a copy of what they replace, and say where', async () => {
  const { DATA_DIR, file, kept, lost } = await copied();
  const before = await key();
  const place = (said: string) =>
    said
      .split('\n')
      .find((line) => line.startsWith(copy.kept('')))
      ?.slice(copy.kept('').length) ?? '';
  const ofKey = place(await leads('rotate-key', '--yes'));
  const ofStore = place(await leads('restore', file, '--replace', '--yes'));
  const replaced = await listBackups(DATA_DIR, 'replaced');
  expect(replaced.map((each) => each.file)).toEqual([ofKey, ofStore]);
  expect(await ids()).toEqual([kept]);
  await leads('restore', ofStore, '--replace', '--yes');
  expect(await ids()).toEqual([kept, lost]);
  await leads('restore', ofKey, '--replace', '--yes');
  expect(await key()).toBe(before);
});

test('a copy that is made first is never the one that is restored', async () => {
  const { DATA_DIR, kept } = await copied();
  // every name that the copy could have while this test runs
  const now = Date.now();
  const taken = Array.from({ length: 600 }, (_, second) =>
    backupFile(DATA_DIR, now + second * 1_000, 'replaced'),
  );
  const [source = ''] = taken;
  await backUp(site.store(), source);
  for (const file of taken.slice(1)) writeFileSync(file, '');
  await leads('erase', number(kept), '--yes');
  expect(await leads('restore', source, '--replace', '--yes')).toContain(
    restore.done(source).other('2'),
  );
  expect(await ids()).toHaveLength(2);
});

test('where the copy fails nothing is replaced', async () => {
  const { DATA_DIR, file, kept, lost } = await copied();
  const before = await key();
  rmSync(backupFolder(DATA_DIR), { recursive: true, force: true });
  writeFileSync(backupFolder(DATA_DIR), 'in the way');
  for (const args of [['restore', file, '--replace'], ['rotate-key']])
    await expect(leads(...args, '--yes')).rejects.toThrow(/^La copia .* non è cambiato niente\.$/);
  expect(await ids()).toEqual([kept, lost]);
  expect(await key()).toBe(before);
});

onPostgres(() => {
  test('rotate-key on PostgreSQL says that it makes no copy, and how to make one', async () => {
    await site.start(await newPostgres());
    await site.delivered();
    const before = await key();
    const terminal = atTerminal('sì');
    expect(await terminal.leads('rotate-key')).toBe(`${rotateKey.done}\n`);
    expect(terminal.asked()).toMatch(
      new RegExp(`${rotateKey.what.one()}\n${rotateKey.noCopy}\npg_dump --format=custom `),
    );
    expect(await key()).not.toBe(before);
  });
});
