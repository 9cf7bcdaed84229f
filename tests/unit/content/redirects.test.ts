import { movedTo, redirectFaults } from '@/lib/seo/redirects';

jest.mock('@/content/redirects', () => ({
  redirects: [
    { from: '/soluzioni/centralinista', to: '/soluzioni/assistente-telefonico' },
    { from: '/soluzioni/assistente-telefonico', to: '/soluzioni/voicebot-intelligente' },
    { from: '/contatti', to: '/#consulenza-form' },
    { from: '/soluzioni', to: '/#servizi' },
    { from: '/servizi/chatbot.html', to: '/solutions/chatbot-multicanale' },
    { from: '/perché-noi', to: '/numeri' },
  ],
}));

const faultTexts = (...args: Parameters<typeof redirectFaults>) =>
  redirectFaults(...args).map(({ what, instead }) => `${what}: ${instead}`);

/** What is wrong with a list that is written as `/from /to` in each line or after a semicolon. */
const faultsOf = (list: string, built: Parameters<typeof redirectFaults>[1] = null) =>
  faultTexts(
    list.split('; ').map((entry) => {
      const [from = '', ...to] = entry.split(' ');
      return { from, to: to.join(' ') };
    }),
    built,
  );

test('an old link lands on its page: under both prefixes, at once, with its query, in any case', () => {
  const asked: [path: string, query: string, location: string | null][] = [
    ['/soluzioni/assistente-telefonico', '', '/soluzioni/voicebot-intelligente'],
    ['/soluzioni/centralinista', '?q=%20a+b&c', '/soluzioni/voicebot-intelligente?q=%20a+b&c'],
    ['/solutions/centralinista', '', '/solutions/voicebot-intelligente'],
    ['/Contatti', '?a=b', '/?a=b#consulenza-form'],
    ['/servizi/chatbot.html', '', '/solutions/chatbot-multicanale'],
    ['/perché-noi', '?a=%0d%0ab', '/numeri?a=%0d%0ab'],
    ['/solutions', '?a', '/?a#servizi'],
    ['/solutionsx', '', null],
    ['/contatti/altro', '', null],
    ['/soluzioni/contatti', '', null],
    ['/servizi/chatbot-html', '', null],
  ];
  for (const [path, query, location] of asked)
    expect([path, movedTo(path, query)]).toEqual([path, location]);
});

test.each([
  ['contatti /', /'contatti' non è un indirizzo semplice/],
  ['/contatti/ /', /non è un indirizzo semplice/],
  ['/?p=12 /', /non è un indirizzo semplice/],
  ['/a//b /', /non è un indirizzo semplice/],
  ['/a/../b /', /non è un indirizzo semplice/],
  ['/a"$x /', /non è un indirizzo semplice/],
  ['/a#b /', /non è un indirizzo semplice/],
  ['/api/send-contact /', /è del server/],
  ['/a https://www.example.com/', /'https:\/\/www.example.com\/' non è un indirizzo semplice/],
  ['/a //evil.example', /non è un indirizzo semplice/],
  ['/a /b#c d', /dopo # un punto della pagina/],
  ['/a /A', /porta a '\/A', e da lì si torna/],
])('the entry %s could never work, and is named with what is wrong', (entry, fault) => {
  expect(faultsOf(entry)).toEqual([expect.stringMatching(fault)]);
});

test('what leads in a circle is named, and an address that is listed twice', () => {
  expect(faultsOf('/a /b; /b /c; /c /a')).toHaveLength(3);
  expect(faultsOf('/soluzioni/a /soluzioni/b; /solutions/b /solutions/a')).toHaveLength(2);
  const twice = (address: string) => [`'${address}' c’è due volte: lasciane una`];
  expect(faultsOf('/a /b; /a /c')).toEqual(twice('/a'));
  expect(faultsOf('/soluzioni/a /b; /solutions/A /b')).toEqual(twice('/solutions/A'));
});

test.each([
  ['/a /soluzioni/b; /b /#servizi; /c /prezzi.pdf; /d /numeri', []],
  ['/x /y; /y /numeri', []],
  ['/Numeri /', [expect.stringContaining("'/Numeri' è una pagina")]],
  ['/solutions/b /numeri', [expect.stringContaining("'/solutions/b' è una pagina")]],
  ['/a /; /cifre /numerii', ["'/cifre' porta a '/numerii', che non c’è: correggilo"]],
  [
    '/a /numeri#qui',
    ["'/a' porta a '/numeri#qui', ma '/numeri' non ha il punto 'qui': correggilo"],
  ],
])('beside the pages that are there, of %s is said what is wrong', (list, faults) => {
  const built = {
    addresses: ['/', '/numeri', '/soluzioni/b', '/solutions/b', '/prezzi.pdf'],
    hasAnchor: (address: string, id: string) => address === '/' && id === 'servizi',
  };
  expect(faultsOf(list, built)).toEqual(faults);
});
