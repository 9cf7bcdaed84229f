import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Counted } from '@/lib/lead/figures/counted';
import { countServedPages } from '@/lib/lead/figures/served-pages';

const counted: Counted[] = [];
/** Serves pages as Next does, those of the agency's links, too: `/nope` there is none of, and what has been asked for before comes without a body. */
const server = createServer((asked, answer) => {
  const { pathname } = new URL(asked.url ?? '', 'http://site.invalid');
  const again = asked.headers['if-none-match'] !== undefined;
  answer.statusCode = pathname === '/nope' ? 404 : again ? 304 : 200;
  if (!again)
    answer.setHeader('content-type', pathname === '/icon.svg' ? 'image/svg+xml' : 'text/html');
  asked.url = '/rewritten';
  answer.end();
});

beforeAll(async () => {
  countServedPages(() => ({ add: (one) => counted.push(one), flush: async () => {} }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => counted.splice(0));

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  accept: 'text/html,*/*',
};

async function visit(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const all = { ...browser, ...headers };
  const asked = request({ host: '127.0.0.1', port, path, method, headers: all, agent: false });
  asked.end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  await once(answer, 'close');
}

test('where Node serves the pages itself, one opened from outside is counted, by its own address', async () => {
  await visit('/hospitality?utm_source=News&utm_campaign=maria@rossi.it');
  await visit('/hospitality', { 'if-none-match': '"x"' });
  await visit('/?utm_source=news', { 'user-agent': 'curl/8.5.0' });
  await visit('/', { referer: 'https://www.google.com/' });
  expect(counted).toEqual([
    { metric: 'visit', page: '/hospitality', campaign: 'news/?', cta: '' },
    { metric: 'visit', page: '/hospitality', campaign: '', cta: '' },
    { metric: 'machine', page: '/', campaign: '', cta: '' },
    { metric: 'visit', page: '/', campaign: '', cta: '' },
  ]);
});

test.each([
  ['/nope', {}],
  ['/azione/a-signed-link', {}],
  ['/icon.svg', {}],
  ['/_next/static/chunk.js', { accept: '*/*', 'if-none-match': '"x"' }],
  ['/', { rsc: '1' }],
  ['/', { 'sec-purpose': 'prefetch' }],
  ['/', { host: 'www.linea.example', referer: 'https://www.linea.example/numeri' }],
  ['/api/send-contact', {}],
] as [string, Record<string, string>][])('%s with %j is no visit', async (path, headers) => {
  await visit(path, headers);
  await visit('/', {}, 'HEAD');
  expect(counted).toEqual([]);
});
