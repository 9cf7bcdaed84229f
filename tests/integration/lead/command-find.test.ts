import { leadsCommand } from '@/content/leads-command';
import { leads } from '../../support/command-line';
import { leadSite } from '../../support/lead-site';

const { find: words, mark, request, erase } = leadsCommand;
const site = leadSite();
const anna = { nome: 'Anna Verdi', azienda: 'Caffè Verdi Srl', email: 'anna.verdi@società.it' };
const bruno = { nome: 'Bruno Bianchi', azienda: 'Bianchi & Verdi', email: 'bruno@bianchi.it' };

const number = (id: string) => id.slice(0, 8);
const stageOf = async (id: string) => (await site.recordOf(id))?.stage;

test('a request is found by its number, its id, or a part of name, company or address, whatever the case', async () => {
  await site.start();
  const id = await site.delivered(anna);
  await site.delivered(bruno);
  const found = `${mark.already('Vinto', request(number(id), 'Anna Verdi, Caffè Verdi Srl'))}\n`;
  await leads('mark', number(id), 'vinto');
  for (const typed of [
    number(id),
    number(id).toUpperCase(),
    id,
    'ANNA VERDI',
    'caffe\u0300 v',
    'anna.verdi@xn--',
    'Anna.Verdi@SOCIETÀ.it',
  ])
    expect([typed, await leads('mark', typed, 'vinto')]).toEqual([typed, found]);
  // as it is typed without quotes
  expect(await leads('mark', 'caffè', 'verdi', 'vinto')).toBe(found);
  expect(await leads('show', 'anna', 'verdi')).toContain(`Richiesta ${number(id)}\n`);
});

test('a part that is too short, in no request or in several does nothing, and says which there are', async () => {
  await site.start();
  const own = await site.delivered(anna);
  const other = await site.delivered(bruno);
  for (const command of ['show', 'retry', 'release', 'erase']) {
    await expect(leads(command)).rejects.toThrow(words.missing(command));
    await expect(leads(command, 'an')).rejects.toThrow(words.tooShort('an'));
    await expect(leads(command, 'nessuno')).rejects.toThrow(words.none('nessuno'));
    const several = await leads(command, 'verdi').catch(({ message }: Error) =>
      message.split('\n'),
    );
    expect(several).toEqual([
      words.several('verdi'),
      expect.stringMatching(`^  ${number(own)}  ../../20.. ..:..  Anna Verdi, Caffè Verdi Srl$`),
      expect.stringMatching(
        `^  ${number(other)}  ../../20.. ..:..  Bruno Bianchi, Bianchi & Verdi$`,
      ),
    ]);
  }
  await expect(leads('mark', 'verdi', 'vinto')).rejects.toThrow(words.several('verdi'));
  await expect(leads('mark', 'vinto')).rejects.toThrow(words.missing('mark'));
  expect([await stageOf(own), await stageOf(other)]).toEqual([null, null]);
});

test('no visitor stands in another’s place by a name that is a number, nor writes a line of the command’s own', async () => {
  await site.start();
  const own = await site.delivered(anna);
  const forged = `  ${number(own)}  27/11/2026 14:02  Anna Verdi`;
  await site.delivered({
    nome: number(own),
    azienda: `Verdi ${'.'.repeat(40)}\u2028${forged}\u001b[2J`,
  });
  await leads('mark', number(own), 'perso');
  expect(await stageOf(own)).toBe('lost');
  const several = await leads('show', 'verdi').catch(({ message }: Error) => message);
  expect(several.split('\n').filter((line) => line.startsWith(`  ${number(own)}  `))).toHaveLength(
    1,
  );
  expect(several).not.toMatch(/(?!\n)[\p{Cc}\u2028]/u);
  // a line that the terminal would fold could begin with the visitor's words
  for (const line of several.split('\n').slice(1)) expect(line.length).toBeLessThanOrEqual(80);
  expect((await leads('list')).trim().split('\n')).toHaveLength(4);
});

test('an erasure by a number takes every request of its address, and by a whole address exactly that', async () => {
  await site.start();
  const own = [await site.delivered(anna), await site.delivered(anna)];
  const other = await site.delivered({ ...bruno, email: `x${anna.email}` });
  const preview = await leads('erase', number(own[1] ?? ''), '--dry-run');
  expect(preview).toContain(erase.of('anna.verdi@xn--societ-nta.it'));
  for (const id of own) expect(preview).toContain(`  ${number(id)}  `);
  expect(preview).not.toContain(number(other));
  // part of the other's, and nobody's
  expect(await leads('erase', 'nna.verdi@società.it', '--yes')).toBe(
    `${erase.none('nna.verdi@xn--societ-nta.it')}\n`,
  );
  await leads('erase', number(own[1] ?? ''), '--yes');
  expect(await leads('list')).toMatch(/Bruno[\s\S]*^1 richiesta$/m);
  expect(await site.recordOf(other)).toBeDefined();
});
