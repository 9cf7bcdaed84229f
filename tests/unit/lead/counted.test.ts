import { readLine, subjectOf } from '@/lib/lead/figures/counted';
import { machinePattern } from '@/lib/lead/figures/machines.mjs';
import { everyPath } from '../../support/e2e/addresses';

test.each([
  [
    '<190>Nov 21 22:31:45 site: visit /hospitality News alberghi-2026',
    { metric: 'visit', page: '/hospitality', campaign: 'news/alberghi-2026', cta: '' },
  ],
  [
    '<190>Nov  1 02:31:45 site: visit / - black+friday\n',
    { metric: 'visit', page: '/', campaign: '/black-friday', cta: '' },
  ],
  ['<190>Nov 21 22:31:45 site: visit /numeri ? -', { campaign: '?/', cta: '' }],
  // a program takes no campaign's place
  ['<190>Nov 21 22:31:45 site: machine /numeri News alberghi', { page: '/numeri', campaign: '' }],
])('nginx’s line %j is read', (line, counted) => {
  expect(readLine(line)).toMatchObject(counted);
});

test.each([
  '',
  'visit /',
  '<190>Nov 21 22:31:45 site: sent / - -',
  '<190>Nov 21 22:31:45 site: touched / - -',
  '<190>Nov 21 22:31:45 site: visit //evil.example - -',
  '<190>Nov 21 22:31:45 site: visit /a-page-that-is-none - -',
  '<190>Nov 21 22:31:45 site: visit / - - and more',
])('a line like %j counts nothing', (line) => {
  expect(readLine(line)).toBeNull();
});

test.each(everyPath)('%s is counted, whoever serves it', (path) => {
  expect(readLine(`<190>Nov 21 22:31:45 site: visit ${path} - -`)?.page).toBe(path);
});

test.each([
  ['maria@rossi.it', '?/'],
  ['Maria Rossi', 'maria-rossi/'],
  ['3331234567', '?/'],
  ['c3331234567', '?/'],
  ['x'.repeat(41), '?/'],
  ['<script>', '?/'],
  ['Primavera 2026', 'primavera-2026/'],
  ['', ''],
])('a campaign of %j is kept as %j', (source, campaign) => {
  expect(subjectOf({ page: '/', source }).campaign).toBe(campaign);
});

const machine = new RegExp(machinePattern, 'i');

test.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 350.0.0.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/490.0.0]',
  'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36 Telegram-Android/11.4.2',
])('%s is taken for a browser', (agent) => {
  expect(machine.test(agent)).toBe(false);
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0.1938.76 Safari/537.36',
  'facebookexternalhit/1.1',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (compatible; GPTBot/1.2)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
  'curl/8.5.0',
  'python-requests/2.32.3',
  'Mozilla/5.0 (compatible; UptimeRobot/2.0)',
  'Go-http-client/1.1',
])('%s is taken for a machine', (agent) => {
  expect(machine.test(agent)).toBe(true);
});
