import { playWords as words } from '@/content/demos/words';

/** Some browsers within apps have no `matchMedia`. */
function stepwise(): boolean {
  try {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  } catch {
    return false;
  }
}

/**
 * Plays the stages of a page. What a stage shows at rest is in the server's page, finished; nothing is fetched.
 *
 * On the stage, `[data-stage]`, the script writes `data-status` (playing, paused, done), `--step`, and `--value`, which is
 * the `data-value` of the step that is shown. A scene has `data-delays`, the milliseconds before each of its steps; what
 * appears at step n has `data-at="n"`, and while the stage plays `data-age`: 'ahead', or how many steps ago it appeared.
 * What depends on a choice has `data-when="axis=option …"`; radio buttons with `data-axis` choose. `data-said` is read to
 * a screen reader as it appears, or at the step that it names: in its own language, after the `data-who` of the
 * `data-from` that it stands in.
 */
export function playStages() {
  interface Play {
    step: number;
    timer?: number;
    /** At the step that is shown. */
    said?: string;
  }
  const plays = new WeakMap<HTMLElement, Play>();
  const lastMs = 2500;
  /** What the header covers of the window, and on phones the controls. */
  const [headerPx, controlsPx] = [63, 72];

  const playOf = (stage: HTMLElement): Play => {
    const play = plays.get(stage) ?? { step: 0 };
    plays.set(stage, play);
    return play;
  };
  const all = (stage: HTMLElement, selector: string) =>
    [stage, ...stage.querySelectorAll<HTMLElement>(selector)].filter(
      (each) => each.matches(selector) && !each.closest('[hidden]'),
    );
  const write = (stage: HTMLElement, selector: string, text: string) => {
    for (const each of stage.querySelectorAll(selector)) each.textContent = text;
  };
  const delaysOf = (stage: HTMLElement) =>
    (all(stage, '[data-delays]')[0]?.dataset.delays ?? '').split(' ').map(Number);
  const stepOf = (element: HTMLElement) => Number(element.dataset.at);

  function wordsAt(stage: HTMLElement, step: number): DocumentFragment {
    const lines = document.createDocumentFragment();
    let speaker: string | undefined;
    for (const said of all(stage, '[data-said]')) {
      const at = said.dataset.said || said.closest<HTMLElement>('[data-at]')?.dataset.at;
      if (at !== String(step)) continue;
      const who = said.closest('[data-from]')?.querySelector('[data-who]')?.textContent;
      const line = document.createElement('span');
      line.lang = said.closest<HTMLElement>('[lang]')?.lang ?? '';
      line.textContent = said.textContent;
      lines.append(who && who !== speaker ? `${who}: ` : '', line, ' ');
      speaker = who ?? undefined;
    }
    return lines;
  }

  /** The cursor's value in words: how far it is, and what is said there. */
  function tell(stage: HTMLElement) {
    const { said } = playOf(stage);
    for (const cursor of stage.querySelectorAll<HTMLInputElement>('[data-seek]')) {
      const at = `${cursor.value} ${cursor.dataset.seek}`;
      cursor.setAttribute('aria-valuetext', said ? `${at}: ${said}` : at);
    }
  }

  /** What is said at a step goes with the cursor, and is read out unless the cursor itself has just been moved. */
  function say(stage: HTMLElement, step: number, aloud: boolean) {
    const lines = wordsAt(stage, step);
    playOf(stage).said = lines.textContent?.trim() ?? '';
    tell(stage);
    if (aloud && !document.activeElement?.matches('[data-seek]'))
      stage.querySelector('[data-live]')?.replaceChildren(lines);
    else write(stage, '[data-live]', '');
  }

  /** The step shown, for styles and for the cursor; without a value both rest. */
  function place(stage: HTMLElement, value?: string) {
    if (value) stage.style.setProperty('--value', value);
    else stage.style.removeProperty('--value');
    for (const cursor of stage.querySelectorAll<HTMLInputElement>('[data-seek]'))
      cursor.value = value ?? cursor.defaultValue;
    tell(stage);
  }

  function finish(stage: HTMLElement) {
    const play = playOf(stage);
    clearTimeout(play.timer);
    play.step = 0;
    // its controls disappear, and would take the focus along
    const focused = document.activeElement;
    if (focused?.matches('[data-play]') && stage.contains(focused))
      stage.querySelector<HTMLElement>('[data-play="toggle"]')?.focus({ preventScroll: true });
    for (const each of stage.querySelectorAll('[data-age]')) each.removeAttribute('data-age');
    place(stage);
    say(stage, delaysOf(stage).length, false);
    stage.dataset.status = 'done';
    write(stage, '[data-word]', words.replay);
    write(stage, '[data-live]', words.ended);
    write(stage, '[data-progress]', '');
  }

  function show(stage: HTMLElement, step: number, status: 'playing' | 'paused', aloud = true) {
    const play = playOf(stage);
    const delays = delaysOf(stage);
    clearTimeout(play.timer);
    if (step > delays.length) return finish(stage);
    play.step = step;
    for (const each of stage.querySelectorAll<HTMLElement>('[data-at]'))
      each.dataset.age = stepOf(each) > step ? 'ahead' : String(step - stepOf(each));
    const now = all(stage, `[data-at="${step}"]`);
    const value = now.find(({ dataset }) => dataset.value)?.dataset.value;
    if (value) place(stage, value);
    stage.style.setProperty('--step', String(step));
    say(stage, step, aloud);
    const progress = words.stepOf.replace('n', String(step)).replace('m', String(delays.length));
    write(stage, '[data-progress]', progress);
    stage.dataset.status = status;
    if (status === 'paused')
      return write(stage, '[data-word]', stepwise() ? words.next : words.resume);
    write(stage, '[data-word]', words.pause);
    const next = () => {
      if (play.step === step && stage.dataset.status === 'playing')
        show(stage, step + 1, 'playing');
    };
    play.timer = window.setTimeout(next, delays[step] ?? lastMs);
  }

  function start(stage: HTMLElement) {
    if (stepwise()) show(stage, 1, 'paused');
    else show(stage, 0, 'playing');
    const box = stage.querySelector('[data-box]');
    const { top = 0, bottom = 0 } = box?.getBoundingClientRect() ?? {};
    // at the press alone: nobody who scrolls while it plays is fought
    if (top < headerPx || bottom > innerHeight - controlsPx) box?.scrollIntoView();
  }

  function choose(stage: HTMLElement) {
    const chosen = [...stage.querySelectorAll<HTMLInputElement>('[data-axis]:checked')].map(
      ({ dataset, value }) => `${dataset.axis}=${value}`,
    );
    for (const each of stage.querySelectorAll<HTMLElement>('[data-when]'))
      each.hidden = !(each.dataset.when ?? '').split(' ').every((pair) => chosen.includes(pair));
  }

  /** The scene that is chosen as it stands finished; what played of another is over. */
  function rest(stage: HTMLElement) {
    choose(stage);
    if (stage.dataset.status?.startsWith('p')) finish(stage);
    else {
      // a reload may restore the cursor too
      place(stage);
      say(stage, delaysOf(stage).length, false);
    }
    write(stage, '[data-live]', '');
    for (const word of stage.querySelectorAll<HTMLElement>('[data-word]'))
      word.textContent = word.dataset.word ?? '';
  }

  /** Whether a pointer was used last, or a key. */
  let pointed = false;
  for (const use of ['pointerdown', 'keydown'])
    document.addEventListener(use, ({ type }) => {
      pointed = type === 'pointerdown';
    });

  const commands: Record<string, (stage: HTMLElement, play: Play) => void> = {
    toggle(stage, { step }) {
      const { status } = stage.dataset;
      if (status === 'playing') {
        show(stage, step, 'paused');
        write(stage, '[data-live]', words.paused);
      } else if (status !== 'paused') start(stage);
      else if (stepwise()) show(stage, step + 1, 'paused');
      else show(stage, step + 1, 'playing');
    },
    next: (stage, { step }) => show(stage, step + 1, 'paused'),
    skip: finish,
  };

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('[data-play]');
    const stage = button?.closest<HTMLElement>('[data-stage]');
    if (button && stage) commands[button.dataset.play ?? '']?.(stage, playOf(stage));
  });
  document.addEventListener('input', ({ target }) => {
    // a stage put away by a tab is over
    for (const each of document.querySelectorAll<HTMLElement>('[data-stage][data-status]'))
      if (each.getClientRects().length === 0) finish(each);
    const stage = target instanceof HTMLInputElement && target.closest<HTMLElement>('[data-stage]');
    if (!stage) return;
    if (target.dataset.axis) {
      // an arrow key passes over the choices: it shows them, and plays none; nor does who wants nothing to move
      if (!pointed || stepwise()) return rest(stage);
      choose(stage);
      start(stage);
    } else if ('seek' in target.dataset) {
      // the cursor shows all that has happened by then
      const at = target.valueAsNumber;
      const steps = all(stage, '[data-at][data-value]').filter(
        ({ dataset }) => Number(dataset.value) <= at,
      );
      show(stage, Math.max(0, ...steps.map(stepOf)), 'paused', false);
      place(stage, String(at));
    }
  });
  // a reload may restore what was chosen
  addEventListener('pageshow', () => {
    for (const stage of document.querySelectorAll<HTMLElement>('[data-stage]'))
      if (!stage.dataset.status) rest(stage);
  });
}
