import { movedTo, redirectFaults } from '@/lib/seo/redirects';

jest.mock('@/content/redirects', () => ({
  redirects: [
    { from: '/soluzioni/centralinista', to: '/soluzioni/assistente-telefonico' },
    { from: '/soluzioni/assistente-telefonico', to: '/soluzioni/voicebot-intelligente' },
    { from: '/contatti', to: '/#consulenza-form' },
    { from: '/servizi/chatbot.html', to: '/solutions/chatbot-multicanale' },
    { from: '/perché-noi', to: '/numeri' },
  ],
}));

/** What is wrong with a list that is written as `/from /to` in each line or after a semicolon. */
const faultsOf = (list: string, built: Parameters<typeof redirectFaults>[1] = null) =>
  redirectFaults(
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
    ['/contatti/altro', '', null],
    ['/soluzioni/contatti', '', null],
    ['/servizi/chatbot-html', '', null],
  ];
  for (const [path, query, location] of asked)
    expect([path, movedTo(path, query)]).toEqual([path, location]);
});

test.each([
  ['contatti /', /'contatti' is no plain address/],
  ['/contatti/ /', /is no plain address/],
  ['/?p=12 /', /is no plain address/],
  ['/a//b /', /is no plain address/],
  ['/a/../b /', /is no plain address/],
  ['/a"$x /', /is no plain address/],
  ['/a#b /', /is no plain address/],
  ['/api/send-contact /', /belongs to the server/],
  ['/a https://www.example.com/', /'https:\/\/www.example.com\/' is no plain address/],
  ['/a //evil.example', /is no plain address/],
  ['/a /b#c d', /after # a place on the page/],
  ['/a /A', /leads to '\/A', and from there back/],
])('the entry %s could never work, and is named with what is wrong', (entry, fault) => {
  expect(faultsOf(entry)).toEqual([expect.stringMatching(fault)]);
});

test('what leads in a circle is named, and an address that is listed twice', () => {
  expect(faultsOf('/a /b; /b /c; /c /a')).toHaveLength(3);
  expect(faultsOf('/soluzioni/a /soluzioni/b; /solutions/b /solutions/a')).toHaveLength(2);
  const twice = (address: string) => [`'${address}' is listed twice: leave one of them.`];
  expect(faultsOf('/a /b; /a /c')).toEqual(twice('/a'));
  expect(faultsOf('/soluzioni/a /b; /solutions/A /b')).toEqual(twice('/solutions/A'));
});

test.each([
  ['/a /soluzioni/b; /b /#servizi; /c /prezzi.pdf; /d /numeri', []],
  ['/x /y; /y /numeri', []],
  ['/Numeri /', [expect.stringContaining("'/Numeri' is there")]],
  ['/solutions/b /numeri', [expect.stringContaining("'/solutions/b' is there")]],
  ['/a /; /cifre /numerii', ["'/cifre' leads to '/numerii', which is not there."]],
  ['/a /numeri#qui', ["'/a' leads to '/numeri#qui', but '/numeri' has no place 'qui'."]],
])('beside the pages that are there, of %s is said what is wrong', (list, faults) => {
  const built = {
    addresses: ['/', '/numeri', '/soluzioni/b', '/solutions/b', '/prezzi.pdf'],
    hasAnchor: (address: string, id: string) => address === '/' && id === 'servizi',
  };
  expect(faultsOf(list, built)).toEqual(faults);
});
