import { Resolver } from 'node:dns/promises';
import type { Answer } from 'dns-packet';
import { checkSender } from '@/scripts/launch/checks/sender';
import { type DnsServer, startDnsServer } from '../../support/dns-server';

const started: DnsServer[] = [];
afterEach(() => {
  for (const server of started.splice(0)) server.close();
});

const txt = (name: string, data: string): Answer => ({ type: 'TXT', name, data });
const a = (name: string, data: string): Answer => ({ type: 'A', name, data });

const sender = {
  leadsFrom: 'sito@rotaia.it',
  siteUrl: 'https://www.rotaia.it',
  brandMail: 'ciao@rotaia.it',
  smtp: { hostname: 'smtp.posta.it' },
};

/** What is said of the sender's SPF beside the mail server, and of its DKIM. */
async function said(records: Answer[], more: { dkim?: string; smtp?: { hostname: string } } = {}) {
  const server = await startDnsServer(records);
  started.push(server);
  const dns = new Resolver({ timeout: 2_000, tries: 1 });
  dns.setServers([server.address]);
  const findings = await checkSender({ ...sender, ...more }, dns);
  return findings.slice(3).map(({ status, what }) => `${status} ${what}`);
}

const server = a('smtp.posta.it', '198.51.100.25');
const spf = (terms: string) => txt('rotaia.it', `v=spf1 ${terms}`);

test.each([
  ['a network', [spf('ip4:198.51.100.0/24 -all')]],
  ['a host', [spf('a:mx.posta.it ~all'), a('mx.posta.it', '198.51.100.25')]],
  [
    'a mail exchanger',
    [
      spf('mx -all'),
      { type: 'MX', name: 'rotaia.it', data: { preference: 1, exchange: 'mx.rotaia.it' } },
      a('mx.rotaia.it', '198.51.100.25'),
    ] as Answer[],
  ],
  [
    'an include of an include',
    [
      spf('include:a.altri.it -all'),
      txt('a.altri.it', 'v=spf1 include:b.altri.it ?all'),
      txt('b.altri.it', 'v=spf1 ip4:203.0.113.0/24 ip4:198.51.100.25 -all'),
    ],
  ],
  ['a redirect', [spf('redirect=_spf.altri.it'), txt('_spf.altri.it', 'v=spf1 ip4:198.51.100.25')]],
])('SPF names the mail server by %s', async (_by, records) => {
  expect((await said([server, ...records]))[0]).toBe('pass SPF of rotaia.it names smtp.posta.it');
});

test('a provider’s include counts, though its machines send from elsewhere', async () => {
  const records = [server, spf('include:_spf.posta.it -all'), txt('_spf.posta.it', 'v=spf1 -all')];
  expect((await said(records))[0]).toBe(
    'pass SPF of rotaia.it names smtp.posta.it’s provider: _spf.posta.it',
  );
});

test('SPF for others, for everybody, and with too many questions is told', async () => {
  expect((await said([server, spf('ip4:203.0.113.0/24 -all')]))[0]).toMatch(
    /^owner SPF of rotaia.it does not name smtp.posta.it/,
  );
  expect((await said([server, spf('-ip4:198.51.100.25 ~all')]))[0]).toMatch(/^owner/);
  expect((await said([server, spf('+all')]))[0]).toMatch(/^fail .* lets everybody send/);
  const many = Array.from({ length: 12 }, (_, index) => `a:h${index}.altri.it`).join(' ');
  expect((await said([server, spf(`${many} -all`)]))[0]).toMatch(/^fail .* more than 10 times/);
});

test('a relay on this machine sends from the site’s own address', async () => {
  const records = [a('www.rotaia.it', '198.51.100.80'), spf('ip4:198.51.100.80 -all')];
  const smtp = { hostname: '127.0.0.1' };
  expect((await said(records, { smtp }))[0]).toBe('pass SPF of rotaia.it names www.rotaia.it');
});

test('DKIM is looked at under the selector that one names', async () => {
  const records = [server, spf('a:smtp.posta.it'), txt('s1._domainkey.rotaia.it', 'k=rsa; p=MIGf')];
  const last = async (dkim?: string) => (await said(records, dkim ? { dkim } : {})).at(-1);
  expect(await last('s1')).toMatch(/^pass DKIM of rotaia.it/);
  expect(await last('s2')).toBe('fail DKIM: no key at s2._domainkey.rotaia.it');
  expect(await last()).toMatch(/^owner DKIM/);
});
