import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { solution } from '@/content/solutions/voicebot-intelligente';
import { movePointer } from './e2e/browser';
import { ask, type RawRequest } from './e2e/raw-request';
import { siteUrl } from './project-copy';

/** A list as an owner has it after a while. Each entry on a line of its own. */
export const redirectList = `export const redirects = [
  // { from: '/contatti/', to: '/' }: what is in a comment is no entry
  { from: '/soluzioni/centralinista', to: '/soluzioni/assistente-telefonico' },
  { from: '/soluzioni/assistente-telefonico', to: '/soluzioni/voicebot-intelligente' },
  { from: '/soluzioni/portieri', to: '/hospitality' },
  { from: '/contatti', to: '/#consulenza-form' },
  { from: '/servizi/chatbot.html', to: '/solutions/chatbot-multicanale' },
  { from: '/perché-noi', to: '/numeri' },
];
`;

/** What is asked for, and where it leads. */
const redirected = {
  '/soluzioni/assistente-telefonico': '/soluzioni/voicebot-intelligente',
  '/solutions/assistente-telefonico': '/solutions/voicebot-intelligente',
  '/soluzioni/centralinista': '/soluzioni/voicebot-intelligente',
  '/solutions/centralinista/': '/solutions/voicebot-intelligente',
  '/solutions/portieri': '/hospitality',
  '/soluzioni/centralinista?utm_source=news&q=%20a+b&c':
    '/soluzioni/voicebot-intelligente?utm_source=news&q=%20a+b&c',
  '/contatti': '/#consulenza-form',
  '/contatti/?a=b': '/?a=b#consulenza-form',
  '/Contatti': '/#consulenza-form',
  '/servizi/chatbot.html': '/solutions/chatbot-multicanale',
  '/perch%C3%A9-noi': '/numeri',
  '/perch%c3%a9-noi?a=%0d%0ab': '/numeri?a=%0d%0ab',
};

const notRedirected = [
  '/contatti/altro',
  '/contatt',
  '/soluzioni/contatti',
  '/servizi/chatbot-html',
];

/** What soft navigation asks for, and other methods. */
const otherRequests: RawRequest[] = [
  { method: 'HEAD' },
  { method: 'POST', body: 'a=b' },
  { headers: { RSC: '1' } },
  { headers: { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' } },
  { headers: { 'Accept-Encoding': 'br' } },
];

/** Whether a server of a site with this list leads each address to its new one, in one step. */
export async function expectRedirects(origin: string): Promise<void> {
  const headers = { Host: new URL(siteUrl).host };
  for (const [address, location] of Object.entries(redirected)) {
    const answer = await ask(origin, address, { headers });
    expect([address, answer.status, answer.headers.get('location')]).toEqual([
      address,
      308,
      location,
    ]);
    // permanent, but never kept: an address may get its page back
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await ask(origin, location.replace(/#.*/, ''), { headers })).status).toBe(200);
  }
  for (const request of otherRequests) {
    const asked = { ...request, headers: { ...headers, ...request.headers } };
    const answer = await ask(origin, '/solutions/centralinista?_rsc=x', asked);
    expect([request, answer.status, answer.headers.get('location')]).toEqual([
      request,
      308,
      '/solutions/voicebot-intelligente?_rsc=x',
    ]);
  }
  for (const address of notRedirected) {
    const { status } = await ask(origin, address, { headers });
    expect([address, status]).toEqual([address, 404]);
  }
}

/** Whether a page that is open follows a link to an old address, as one that was loaded before the change does. */
export async function expectSoftNavigation(origin: string): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/lib/find-browser.mjs']);
  const browser = await chromium.launch({
    executablePath: stdout.trim(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    // its policy would have redirects in https, which ends in front of the server
    const page = await browser.newPage({ baseURL: origin, bypassCSP: true });
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    page.on('pageerror', (error) => told.push(String(error)));
    await page.addInitScript(() => {
      // the router is there before React has taken the page over, and drops what it is told until then
      addEventListener('site:hydrated', () =>
        document.documentElement.toggleAttribute('data-awake'),
      );
    });
    await page.goto('/hospitality');
    await movePointer(page);
    await page.locator('html[data-awake]').waitFor();
    await page.evaluate(() => {
      const { router } = (window as unknown as { next: { router: { push(to: string): void } } })
        .next;
      router.push('/solutions/centralinista?utm_source=news');
    });
    await page.waitForURL('**/solutions/voicebot-intelligente?utm_source=news');
    await page.waitForFunction((title) => document.title.startsWith(title), solution.meta.title);
    expect(told).toEqual([]);
  } finally {
    await browser.close();
  }
}
