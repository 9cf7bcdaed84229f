import { render, within } from '@testing-library/react';
import { drawings } from '@/components/drawings';
import { Poster } from '@/components/poster/poster';
import { anchors } from '@/content/anchors';
import { liveDemo } from '@/content/live-demo';
import { site } from '@/content/site';
import { solutions } from '@/content/solutions';
import type { Solution } from '@/content/types';

const demonstration = { caption: 'Simulazione: un esempio.' };
const drawn = solutions.flatMap((solution) =>
  solution.drawing ? [{ ...solution, drawing: solution.drawing }] : [],
);

function posterOf(solution: Solution): HTMLElement {
  const number = { shown: '+39 02 1234 5679', e164: '+390212345679' };
  jest.replaceProperty(site, 'demoLines', { telephone: number, whatsapp: number });
  return render(<Poster solution={solution} />).container;
}

afterEach(() => jest.restoreAllMocks());

/** What plays, is chosen, moves, or says of a demonstration that it is there. */
const controls = [
  ...['button', 'input', '[role="group"]:has(input)', '.needs-script', '.choices', '[hidden]'],
  ...['[data-stage]', '[data-play]', '.poster-caption', `#${anchors.demo}`],
].join();

function expectStill(poster: HTMLElement) {
  expect([...poster.querySelectorAll(controls)].map((each) => each.outerHTML)).toEqual([]);
  expect(poster.textContent).not.toContain(demonstration.caption);
  expect(poster.textContent).not.toContain(liveDemo.title);
  expect(poster.querySelector('h1')).not.toBeNull();
  expect(poster.querySelector(`a[href="#${anchors.useCases}"]`)).not.toBeNull();
}

/** What stands on the line at rest. */
function wordsAtRest(poster: HTMLElement): string | null | undefined {
  const line = poster.querySelector('.poster-line');
  for (const each of line?.querySelectorAll('[hidden], .needs-script') ?? []) each.remove();
  return line?.textContent;
}

test('poster: the site has a solution for each drawing', () => {
  expect(new Set(drawn.map(({ drawing }) => drawing))).toEqual(new Set(Object.keys(drawings)));
});

describe.each(drawn)('poster, $drawing', ({ demonstration: _, ...still }) => {
  test('its heading names the service, then says what it does; the code beside it is drawn', () => {
    const name = `${still.name} ${still.hero.title}`;
    expect(within(posterOf(still)).getByRole('heading', { level: 1, name })).toBeDefined();
  });

  test('with its demonstration it plays', () => {
    const poster = posterOf({ ...still, demonstration });
    expect(poster.querySelectorAll('[data-stage] [data-play="toggle"]')).toHaveLength(1);
    expect(poster.querySelector(`#${anchors.demo}`)).not.toBeNull();
    expect(poster.textContent).toContain(demonstration.caption);
  });

  test('without one it stands finished, and has no control of one', () => {
    const poster = posterOf(still);
    expectStill(poster);
    const playing = wordsAtRest(posterOf({ ...still, demonstration }));
    expect(playing).not.toBe('');
    expect(wordsAtRest(poster)).toBe(playing);
  });

  test('without its drawing nothing plays, and its stops stand on the line', () => {
    const { drawing: __, ...plain } = still;
    const poster = posterOf({ ...plain, demonstration });
    expectStill(poster);
    expect([...poster.querySelectorAll('.plain-stops > li')].map((li) => li.textContent)).toEqual(
      still.route.map(({ name }) => name),
    );
  });
});
