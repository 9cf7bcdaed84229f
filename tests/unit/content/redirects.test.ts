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

const faultsOf = (...list: [from: string, to: string][]) =>
  redirectFaults(
    list.map(([from, to]) => ({ from, to })),
    null,
  );

const wrong: [from: string, to: string, fault: RegExp][] = [
  ['contatti', '/', /'contatti' is no plain address/],
  ['/contatti/', '/', /is no plain address/],
  ['/?p=12', '/', /is no plain address/],
  ['/a//b', '/', /is no plain address/],
  ['/a/../b', '/', /is no plain address/],
  ['/a"$x', '/', /is no plain address/],
  ['/a#b', '/', /is no plain address/],
  ['/api/send-contact', '/', /belongs to the server/],
  ['/a', 'https://www.example.com/', /'https:\/\/www.example.com\/' is no plain address/],
  ['/a', '//evil.example', /is no plain address/],
  ['/a', '/b#c d', /after # a place on the page/],
  ['/a', '/A', /leads to '\/A', and from there back/],
];

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

test('an entry that could never work is named with what is wrong', () => {
  for (const [from, to, fault] of wrong)
    expect(faultsOf([from, to])).toEqual([expect.stringMatching(fault)]);
});

test('what leads in a circle is named, and an address that is listed twice', () => {
  expect(faultsOf(['/a', '/b'], ['/b', '/c'], ['/c', '/a'])).toHaveLength(3);
  expect(faultsOf(['/soluzioni/a', '/soluzioni/b'], ['/solutions/b', '/solutions/a'])).toHaveLength(
    2,
  );
  expect(faultsOf(['/a', '/b'], ['/a', '/c'])).toEqual([
    "'/a' is listed twice: leave one of them.",
  ]);
  expect(faultsOf(['/soluzioni/a', '/b'], ['/solutions/A', '/b'])).toEqual([
    "'/solutions/A' is listed twice: leave one of them.",
  ]);
});

describe('beside the pages that there are', () => {
  const built = {
    addresses: ['/', '/numeri', '/soluzioni/b', '/solutions/b', '/prezzi.pdf'],
    hasAnchor: (address: string, id: string) => address === '/' && id === 'servizi',
  };
  const faults = (...list: [from: string, to: string][]) =>
    redirectFaults(
      list.map(([from, to]) => ({ from, to })),
      built,
    );

  test('pages, places on them and files are there, and an address whose page is there leads nowhere else', () => {
    const list = ['/soluzioni/b', '/#servizi', '/prezzi.pdf', '/numeri'];
    expect(faults(...list.map((to, i): [string, string] => [`/vecchio-${i}`, to]))).toEqual([]);
    expect(faults(['/x', '/y'], ['/y', '/numeri'])).toEqual([]);
    expect(faults(['/Numeri', '/'])).toEqual([expect.stringContaining("'/Numeri' is there")]);
    expect(faults(['/solutions/b', '/numeri'])).toHaveLength(1);
  });

  test('an address that is not there is named', () => {
    expect(faults(['/a', '/'], ['/cifre', '/numerii'])).toEqual([
      "'/cifre' leads to '/numerii', which is not there.",
    ]);
    expect(faults(['/a', '/numeri#qui'])).toEqual([
      "'/a' leads to '/numeri#qui', but '/numeri' has no place 'qui'.",
    ]);
  });
});
