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

type Entry = [from: string, to: string];
const faultsOf = (list: Entry[], built: Parameters<typeof redirectFaults>[1] = null) =>
  redirectFaults(
    list.map(([from, to]) => ({ from, to })),
    built,
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
    expect(faultsOf([[from, to]])).toEqual([expect.stringMatching(fault)]);
});

test('what leads in a circle is named, and an address that is listed twice', () => {
  expect(
    faultsOf([
      ['/a', '/b'],
      ['/b', '/c'],
      ['/c', '/a'],
    ]),
  ).toHaveLength(3);
  expect(
    faultsOf([
      ['/soluzioni/a', '/soluzioni/b'],
      ['/solutions/b', '/solutions/a'],
    ]),
  ).toHaveLength(2);
  expect(
    faultsOf([
      ['/a', '/b'],
      ['/a', '/c'],
    ]),
  ).toEqual(["'/a' is listed twice: leave one of them."]);
  expect(
    faultsOf([
      ['/soluzioni/a', '/b'],
      ['/solutions/A', '/b'],
    ]),
  ).toEqual(["'/solutions/A' is listed twice: leave one of them."]);
});

const built = {
  addresses: ['/', '/numeri', '/soluzioni/b', '/solutions/b', '/prezzi.pdf'],
  hasAnchor: (address: string, id: string) => address === '/' && id === 'servizi',
};

test('an old address leads to a page, a place on one or a file that is there, and stands for none that is', () => {
  const there: [list: Entry[], faults: unknown[]][] = [
    [
      [
        ['/a', '/soluzioni/b'],
        ['/b', '/#servizi'],
        ['/c', '/prezzi.pdf'],
        ['/d', '/numeri'],
      ],
      [],
    ],
    [
      [
        ['/x', '/y'],
        ['/y', '/numeri'],
      ],
      [],
    ],
    [[['/Numeri', '/']], [expect.stringContaining("'/Numeri' is there")]],
    [[['/solutions/b', '/numeri']], [expect.stringContaining("'/solutions/b' is there")]],
    [
      [
        ['/a', '/'],
        ['/cifre', '/numerii'],
      ],
      ["'/cifre' leads to '/numerii', which is not there."],
    ],
    [[['/a', '/numeri#qui']], ["'/a' leads to '/numeri#qui', but '/numeri' has no place 'qui'."]],
  ];
  for (const [list, faults] of there) expect(faultsOf(list, built)).toEqual(faults);
});
