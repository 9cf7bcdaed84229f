import path from 'node:path';
import { leadsCommand, leadsIntoClosedPipe } from '../../support/command-line';
import { jsonRequest, leadStore, newDataDir, validPayload } from '../../support/contact-route';
import { idOf, isMailOf, leadSite, untilDeliveriesAre } from '../../support/lead-site';
import { describeStores } from '../../support/stores';

const site = leadSite();

describeStores((newStore, engine) => {
  test('what is held can be thrown away, and the links of all mails be made useless', async () => {
    const store = await newStore();
    const { POST } = await site.start(store);
    const held = await idOf(await POST(jsonRequest({ ...validPayload, sito_web: 'x' })));
    const leads = (...args: string[]) => leadsCommand(store, ...args);
    await expect(leads('mark', held, 'vinto')).rejects.toThrow('release it first');
    expect(await leads('discard', held)).toMatch(/^Discarded/);
    expect(await leads('discard', held)).toMatch(/^Nothing to discard/);
    expect(await leads('list')).toMatch(new RegExp(`discarded +${held}`));

    const { signingKey } = await import('@/lib/lead/links/signing-key');
    const before = await signingKey(await leadStore());
    await leads('rotate-key');
    expect((await signingKey(await leadStore())).equals(before)).toBe(false);
  });

  // the rest of the commands say what other tests read from both
  if (engine === 'PostgreSQL') return;

  test('the agency sees, sends, releases and exports what is stored, while the server runs', async () => {
    const store = await newStore();
    const { POST } = await site.start({ ...store, LEADS_RETRY_SECONDS: '0' });
    const leads = (...args: string[]) => leadsCommand(store, ...args);
    const post = async (more: object) =>
      await idOf(await POST(jsonRequest({ ...validPayload, ...more })));

    site.smtp.behave('busy');
    const parked = await post({
      azienda: '=HYPERLINK("http://evil.example")',
      obiettivi: 'Ciao;=1+1\nstatus: delivered\n  mail: delivered',
    });
    const held = await post({
      sito_web: 'x',
      visit: { cta: 'hero', referrer: 'www.google.com', utm_campaign: '=1+1' },
    });
    await untilDeliveriesAre(parked, 'dead_letter');
    const listed = await leads('list');
    expect(listed).toMatch(new RegExp(`mail:dead_letter +${parked}`));
    expect(listed).toMatch(new RegExp(`quarantined +${held}`));
    expect(listed).toMatch(new RegExp(`${parked}  .*\\(in attesa da un minuto\\)$`, 'm'));
    expect(listed).not.toMatch(new RegExp(`${held}.*in attesa`));
    const shown = await leads('show', held);
    for (const value of [
      held,
      'maria@rossi.it',
      'honeypot',
      'cta:\n    hero',
      'referrer:\n    www.google.com',
    ])
      expect(shown).toContain(value);
    const ours = (await leads('show', parked)).match(/^\S.*$/gm)?.join('\n');
    expect(ours).toMatch(/^status: accepted$/m);
    expect(ours).not.toMatch(/Ciao|status: delivered|mail: delivered/);

    const csv = await leads('export', '--csv');
    expect(csv.startsWith('\uFEFF"Numero";"Ricevuta il"')).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(csv).toContain(`"Ciao;'=1+1\nstatus: delivered\n  mail: delivered"`);
    expect(csv).toMatch(/"Campagna: nome"\r\n/);
    expect(csv).toMatch(/"hero";"";"www.google.com";"";"";"'=1\+1"\r\n/);

    site.smtp.behave('none');
    await leads('retry', parked);
    await leads('release', held);
    for (const id of [parked, held]) {
      await site.smtp.mailWhere(isMailOf(id));
    }
    const month = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Rome',
      year: 'numeric',
      month: '2-digit',
    }).format(new Date());
    expect(await leads('figures', month)).toContain('Richieste inviate: 2, +2');
    expect(await leads('purge')).toContain('Deleted: 0.');
    expect(await leads('mark', parked, 'vinto')).toBe('Marked: Vinto.\n');
    expect(await leads('mark', parked, 'vinto')).toBe('Already: Vinto.\n');
    expect(await leads('list')).toMatch(new RegExp(`mail:delivered Vinto +${parked}`));
    expect(await leads('show', parked)).toContain('stage: Vinto\n');
    expect(await leads('mark', parked, 'nessuno')).toBe('Marked: Ancora da segnare.\n');
    await expect(leads('mark', parked, 'boh')).rejects.toThrow(
      'mark needs one of: contattato, vinto',
    );
    await expect(leads('show', 'nothing')).rejects.toThrow('There is no request nothing.');
    await expect(leads('dance')).rejects.toThrow('There is no command dance.');
  });

  test('a pipe that is closed early, as by `| head -1`, ends every command quietly, its work done', async () => {
    const store = await newStore();
    const { POST } = await site.start(store);
    const id = await idOf(await POST(jsonRequest(validPayload)));
    const held = await idOf(await POST(jsonRequest({ ...validPayload, sito_web: 'x' })));
    await untilDeliveriesAre(id, 'delivered');
    const copy = path.join(newDataDir(), 'copy.sqlite');
    for (const args of [
      ['help'],
      ['list'],
      ['show', id],
      ['retry', id],
      ['mark', id, 'vinto'],
      ['discard', held],
      ['release', held],
      ['rotate-key'],
      ['export', '--csv'],
      ['figures'],
      ['backup', copy],
      ['restore', copy, '--replace'],
      ['purge'],
      ['erase', 'nobody@example.com'],
    ]) {
      expect([args, await leadsIntoClosedPipe(store, ...args)]).toEqual([args, 'exit 0\n']);
    }
    expect(await leadsCommand(store, 'list')).toMatch(/Vinto[\s\S]*2 requests/);
    // what goes wrong is still said
    expect(await leadsIntoClosedPipe(store, 'show', 'nothing')).toBe(
      'There is no request nothing.\nexit 1\n',
    );
  });
});
