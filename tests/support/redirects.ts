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

/** What else may ask than a browser that follows a link. */
const otherRequests: RawRequest[] = [
  { method: 'HEAD' },
  { method: 'POST', body: 'a=b' },
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
    const answer = await ask(origin, '/solutions/centralinista?a=b', asked);
    expect([request, answer.status, answer.headers.get('location')]).toEqual([
      request,
      308,
      '/solutions/voicebot-intelligente?a=b',
    ]);
  }
  for (const address of notRedirected) {
    const { status } = await ask(origin, address, { headers });
    expect([address, status]).toEqual([address, 404]);
  }
}
