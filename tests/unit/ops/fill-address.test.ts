import { placeholderOrigin } from '@/lib/seo/address';
import { fillFlight, fillScript, fillText } from '@/lib/server/fill-address';

const origin = 'https://www.agenzia-linea.it';

/** A long text's row: its length in bytes in front, and no line break behind (React's Flight format). */
const longRow = (id: string, text: string) =>
  `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;

/** Texts that begin and end in what a row's head or a row's end looks like. */
const texts = [
  (site: string) => `Perché così? ${site}/soluzioni/già – “€ 500” 🚋`,
  (site: string) => `${site}\n0:T5,abc\n${site}/numeri\n`,
  (site: string) => `1:["${'è'.repeat(2_000)}"]\n${site}`,
  () => 'Nessun indirizzo, però: 🚋\n',
];

/** A page's data as React writes it, for a site. */
const flightOf = (site: string) =>
  [
    `1:"$Sreact.fragment"\n:HL["/_next/static/x.css","style"]\n`,
    ...texts.map((text, index) => longRow((10 + index).toString(16), text(site))),
    `0:{"b":"build","c":["","numeri"],"p":"${site}/numeri à","t":"$a"}\n`,
    longRow('ff', `${site}/è`),
    `2:I[123,["a.js"],"default"]\n3:"${site}"`,
  ].join('');

test('the lengths of long texts are those of the filled ones, in bytes', () => {
  for (const own of [origin, 'http://è.example', placeholderOrigin]) {
    expect(fillFlight(flightOf(placeholderOrigin), own)).toBe(flightOf(own));
  }
  expect(fillFlight('', origin)).toBe('');
});

/** What React is handed by a script that was filled in. */
function handed(script: string): unknown[] {
  const self: { __next_f: unknown[][] } = { __next_f: [] };
  new Function('self', script)(self);
  return self.__next_f;
}

/** The script of such data, cut at these places. */
function scriptOf(flight: string, cuts: number[]): string {
  const ends = [...cuts, flight.length];
  const parts = ends.map((end, index) => flight.slice(ends[index - 1] ?? 0, end));
  const pushes = parts.map((part) => `self.__next_f.push([1,${JSON.stringify(part)}])`);
  return `(self.__next_f=self.__next_f||[]).push([0]);${pushes.join(';')};self.ended=true`;
}

test.each([
  ['in one part', []],
  ['cut within a row’s head', [flightOf(placeholderOrigin).indexOf(':T') + 1]],
  ['cut within the address', [flightOf(placeholderOrigin).indexOf('site-url') + 3]],
  ['cut everywhere', Array.from({ length: 300 }, (_, index) => 7 * (index + 1))],
])('a script hands React the same data, filled in: %s', (_, cuts) => {
  const script = scriptOf(flightOf(placeholderOrigin), cuts);
  const [first, ...parts] = handed(fillScript(script, origin));
  expect(first).toEqual([0]);
  expect(parts.map((part) => (part as [number, string])[1]).join('')).toBe(flightOf(origin));
});

test('a script without the address stays as it is', () => {
  const script = 'self.__next_f.push([1,"1:\\"x\\"\\n"])';
  expect(fillScript(script, origin)).toBe(script);
});

test('a text has the address wherever it stood', () => {
  const text = (site: string) => `<a href="${site}/">${site}</a>`;
  expect(fillText(text(placeholderOrigin), origin)).toBe(text(origin));
});
