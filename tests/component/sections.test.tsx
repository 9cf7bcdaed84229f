import { render } from '@testing-library/react';
import { WhoWeAre } from '@/components/contact/who-we-are';
import { Problems } from '@/components/home/problems';
import { Footer } from '@/components/layout/footer/footer';
import { FigureRow, FiguresNote, PriceTerms } from '@/components/sections/figures';
import { LiveDemo } from '@/components/sections/live-demo';
import { Questions } from '@/components/sections/questions';
import { Services } from '@/components/sections/services';
import { Price } from '@/components/solution/price';
import { UseCases } from '@/components/solution/solution-sections';
import { facts } from '@/content/facts';
import { figuresList, figuresPage } from '@/content/figures-page';
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { type LiveWay, liveDemo } from '@/content/live-demo';
import { navigation } from '@/content/navigation';
import { people } from '@/content/owner';
import { priceLines, priceWords } from '@/content/shared';
import { site } from '@/content/site';
import { solutions } from '@/content/solutions';
import type { Figure, HomeContent, Solution } from '@/content/types';
import { anchorOf } from '@/lib/anchor';

const figure = {
  value: { text: '+10%' },
  label: 'clienti',
  basis: 'in un anno',
  meaning: 'Clienti in più.',
};
const promise: Figure = { ...figure, kind: 'promise' };
const aim: Figure = { ...figure, kind: 'aim', evidence: null };
const estimate: Figure = { ...figure, kind: 'estimate', evidence: null };
const proved: Figure = {
  ...figure,
  kind: 'aim',
  evidence: { source: 'CRM', period: '2026', sample: '12 aziende' },
};

test('a figure: what it is comes first, then how much, whole for the ear, then of what', () => {
  const { promise: promised, aim: aimed, estimate: estimated, measured } = figuresList.kinds;
  const duration: Figure = { ...promise, value: facts.guestReply };
  for (const [shown, kind, heard] of [
    [promise, promised, '+10%'],
    [aim, aimed, '+10%'],
    [estimate, estimated, '+10%'],
    [proved, measured, '+10%'],
    [duration, promised, '30 secondi'],
  ] as const) {
    const { container, unmount } = render(<FigureRow figures={[shown]} />);
    for (const drawn of container.querySelectorAll('[aria-hidden]')) drawn.remove();
    expect(container.textContent).toBe(`${kind}${heard}${shown.label}${shown.basis}`);
    unmount();
  }
});

test('the link beside figures leads to what they are, after what aims and measured ones are not', () => {
  for (const [figures, kind, note] of [
    [[promise], 'promise', ''],
    [[promise, aim], 'promise', `${figuresList.hopedNote} `],
    [[estimate, promise], 'estimate', `${figuresList.hopedNote} `],
    [[proved, promise], 'measured', `${figuresList.measuredNote} `],
  ] as const) {
    const { container, unmount } = render(<FiguresNote figures={figures} />);
    expect(container.textContent).toBe(`${note}${figuresList.link}`);
    const href = container.querySelector('a')?.getAttribute('href');
    expect(href).toBe(`${figuresPage.path}#${anchorOf(figuresList.kinds[kind])}`);
    unmount();
  }
});

const every = ['telephone', 'whatsapp', 'chat', 'recording'] as const;

function lineWith(numbers: Partial<(typeof site)['demoLines']>, ways: readonly LiveWay[]) {
  jest.replaceProperty(site, 'demoLines', { telephone: null, whatsapp: null, ...numbers });
  return render(<LiveDemo ways={ways} />).container;
}

const number = (shown: string) => ({ shown, e164: shown.replaceAll(' ', '') });
const telephone = number('+39 02 1234 5679');
const whatsapp = number('+39 333 123 4568');

afterEach(() => jest.restoreAllMocks());

test('without a number no page invites to try an assistant at one', () => {
  expect(lineWith({}, every).innerHTML).toBe('');
  expect(lineWith({ telephone }, ['whatsapp']).innerHTML).toBe('');
});

test('numbers that the owner has given can be called and written to, and who answers is said before', () => {
  const line = lineWith({ telephone, whatsapp }, every);
  const [call, chat] = line.querySelectorAll('a');
  expect(call?.href).toBe(`tel:${telephone.e164}`);
  expect(line.textContent).toContain(telephone.shown);
  expect(line.textContent).toContain(liveDemo.note);
  expect(chat?.href).toMatch(/^https:\/\/wa\.me\/393331234568\?text=Ciao/);
  expect([chat?.target, chat?.rel]).toEqual(['_blank', 'noopener noreferrer']);
});

test('the owner’s own chat opens elsewhere and says where, and a call is fetched once it is played, its words beside it', () => {
  const chat = { address: 'https://prova.acme.it/chat', host: 'prova.acme.it' };
  const recording = { file: '/chiamata.mp3', words: ['Assistente: Buongiorno.', 'Cliente: Ecco.'] };
  jest.replaceProperty(site, 'demoChat', chat);
  jest.replaceProperty(site, 'demoRecording', recording);
  const shown = lineWith({}, every);
  const link = shown.querySelector('a');
  expect([link?.href, link?.target]).toEqual([chat.address, '_blank']);
  expect(link?.textContent).toContain(`${chat.host} (${navigation.newTab})`);
  const player = shown.querySelector('audio');
  expect(player?.getAttribute('src')).toBe(recording.file);
  expect([player?.controls, player?.preload, player?.autoplay]).toEqual([true, 'none', false]);
  for (const words of [...recording.words, liveDemo.note])
    expect(shown.textContent).toContain(words);
  // who can only listen is not promised a try
  expect(lineWith({}, ['recording']).textContent).not.toContain(liveDemo.title);
});

test('a price’s VAT, activation and traffic are shown as the owner writes them, and not before', () => {
  const conditions = { vat: 'IVA esclusa', activation: 'nessuna', traffic: 'a consumo' };
  const { container, rerender } = render(<PriceTerms price={{ startsAtEuros: 30, conditions }} />);
  const { activation, traffic } = figuresList.price;
  expect([...container.querySelectorAll('li')].map((li) => li.textContent)).toEqual([
    'Da 30\u00a0€ al mese, IVA esclusa',
    `${activation}: nessuna`,
    `${traffic}: a consumo`,
  ]);
  rerender(<PriceTerms price={{ startsAtEuros: 30, conditions: null }} />);
  expect(container.innerHTML).toBe('');
});

test('a worked example is shown once the owner has written it, and not before', () => {
  const price = {
    title: 'Quanto?',
    activation: 'Le prove.',
    fee: 'secondo i canali.',
    others: 'I messaggi.',
  };
  const example = 'Due canali: 90 € al mese, più IVA.';
  const { container, rerender } = render(<Price price={price} example={null} />);
  expect(container.textContent).not.toContain(priceWords.rows.example);
  rerender(<Price price={price} example={example} />);
  expect(container.textContent).toContain(`${priceWords.rows.example}${example}`);
});

test('price: each solution tells it in the same three lines, what is paid once, by the month and by use, and that VAT comes on top', () => {
  expect(solutions).not.toEqual([]);
  const lines = Object.values(priceLines).map(({ title }) => title);
  expect(lines.every((title) => hospitality.price.parts.some((row) => row.title === title))).toBe(
    true,
  );
  const [costs] = home.questions.items;
  expect(lines.every((title) => costs?.answer.includes(`${title}: `))).toBe(true);
  for (const solution of solutions) {
    const { container, unmount } = render(<Price {...solution} />);
    const heads = [...container.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
    expect([heads[0], ...heads.slice(-3)]).toEqual([solution.price.title, ...lines]);
    expect(solution.price.title).toMatch(/^Quanto costa(?:no)? .+\?$/);
    expect(container.textContent).toContain('più IVA');
    unmount();
  }
});

test('use cases: the title of one that has a page of its own leads there', () => {
  const [alone, led] = ['Studi', 'Hotel'].map((title) => ({ title, text: 'A che serve.' }));
  if (!alone || !led) throw new Error('two');
  const items = [alone, { ...led, path: '/hotel' }];
  const { container } = render(<UseCases useCases={{ title: 'A chi serve', items }} line={null} />);
  expect([...container.querySelectorAll('a')].map((link) => link.outerHTML)).toHaveLength(1);
  const link = container.querySelector('h3 > a[href="/hotel"]');
  expect(link?.textContent).toBe(led.title);
});

test('questions: each is a heading, and a page that tells more stands below its answer', () => {
  const link = { label: 'Le regole', path: '/regole' };
  const items = [
    { question: 'Quanto?', answer: 'Poco.' },
    { question: 'Si può?', answer: 'Sì.', link },
  ];
  const { container } = render(<Questions questions={{ title: 'Domande', items }} />);
  expect([...container.querySelectorAll('summary > h3')].map((h3) => h3.textContent)).toEqual(
    items.map(({ question }) => question),
  );
  const links = [...container.querySelectorAll('a')];
  expect(links.map((each) => each.textContent)).toEqual([link.label]);
  expect(links[0]?.getAttribute('href')).toBe(link.path);
  expect(links[0]?.previousElementSibling?.textContent).toBe('Sì.');
});

type Items = HomeContent['problems']['items'];
const [a, b, c, d, e, f] = ['A', 'B', 'C', 'D', 'E', 'F'].map((title) => ({ title, text: title }));
if (!a || !b) throw new Error('two at least');
const fromTwoToSix: Items[] = [
  [a, b],
  [a, b, c],
  [a, b, c, d],
  [a, b, c, d, e],
  [a, b, c, d, e, f],
];

/** The shares of the band that turn off, one after the other, and what goes on after each. */
function band(items: Items) {
  const { container } = render(
    <Problems problems={{ ...home.problems, items }} side="right-to-left" />,
  );
  return [...container.querySelectorAll<HTMLElement>('.problems li')].map(({ style }) => ({
    part: Number(style.getPropertyValue('--problems-part')),
    on: Number(style.getPropertyValue('--problems-on')),
  }));
}

test('problems: of any number from two to six each turns off less of the band than the one before, and 20 goes on', () => {
  for (const items of fromTwoToSix) {
    const stops = band(items);
    expect(stops).toHaveLength(items.length);
    const parts = stops.map(({ part }) => part);
    expect(parts).toEqual(parts.toSorted((one, other) => other - one));
    expect(Math.min(...parts)).toBeGreaterThan(0);
    expect(stops.map(({ part, on }) => part + on)).toEqual(
      [100, ...stops.map(({ on }) => on)].slice(0, -1),
    );
    expect(stops.at(-1)?.on).toBe(20);
  }
});

test('problems: neither one nor seven compiles', () => {
  const accept = (items: Items) => items.length;
  // @ts-expect-error one is too few
  accept([a]);
  // @ts-expect-error seven are too many
  accept([a, b, c, d, e, f, a]);
});

test('services: a promise stays with its solution when that is renamed, and who has none says the common one', () => {
  const { readySoon } = home.services;
  const [solution] = solutions;
  if (!solution) throw new Error('the test needs a solution');
  const { ready: _, ...card } = solution.card;
  const rowOf = (own: Partial<Solution>) =>
    render(<Services services={home.services} solutions={[{ ...solution, ...own }]} side="left" />)
      .container.textContent;
  const ready = 'Pronto in 48 ore';
  const promising = rowOf({ slug: 'nuovo-nome', card: { ...card, ready } });
  expect(promising).toContain(ready);
  expect(promising).not.toContain(readySoon);
  expect(rowOf({ card })).toContain(readySoon);
});

test('footer: a label that the owner writes too is read once', () => {
  const company = {
    ...site.company,
    businessRegister: 'Registro Imprese di Roma 12345678903',
    rea: 'RM-123456',
  };
  jest.replaceProperty(site, 'company', company);
  const { container } = render(<Footer page="home" />);
  const lines = [...container.querySelectorAll('[aria-label] dl > div')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent).join(' '),
  );
  expect(lines).toContain('Registro Imprese di Roma 12345678903');
  expect(lines).toContain('REA RM-123456');
});

test('who stands beside the form is whoever answers on that page, and otherwise the first', () => {
  const [first] = people;
  const host = people.find(({ pages }) => pages?.includes('/hospitality')) ?? first;
  for (const [page, person] of [
    ['/', first],
    ['/hospitality', host],
  ] as const) {
    const { container, unmount } = render(<WhoWeAre page={page} />);
    expect(container.querySelector('h3')?.textContent).toBe(person?.name);
    for (const { name } of people) expect(container.textContent?.split(name)).toHaveLength(2);
    unmount();
  }
});
