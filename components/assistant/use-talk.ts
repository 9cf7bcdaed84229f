import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { assistantPath, mostMessages } from '@/lib/assistant/protocol';

export interface Said {
  from: 'visitor' | 'assistant';
  time: string;
  text: string;
}

/** Milliseconds; the server gives the workflow 15 s. */
const patienceMs = 20_000;
/** What the header covers of the window. */
const headerPx = 64;

/**
 * Begins a talk in the list of the scene that is shown, in its language. Until it is closed the list is as high as what it
 * takes the place of, and can be scrolled in.
 */
function begin(root: Element | null, name: string, end: () => void) {
  const stage = root?.closest<HTMLElement>('[data-stage]');
  const list = stage?.querySelector<HTMLElement>('[data-delays]:not([hidden]) > ol');
  if (!stage || !list) return null;
  // what plays there is over
  if (stage.dataset.status?.startsWith('p'))
    stage.querySelector<HTMLElement>('[data-play="skip"]')?.click();
  const height = list.parentElement?.getBoundingClientRect().height;
  if (height) list.style.blockSize = `${height}px`;
  list.dataset.talking = '';
  list.tabIndex = 0;
  const leaving = new AbortController();
  const { signal } = leaving;
  for (const type of ['click', 'input'])
    stage.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element && target.closest('[data-axis], [data-play]')) end();
      },
      { signal },
    );
  const chosen = [...stage.querySelectorAll<HTMLInputElement>('[data-axis]:checked')];
  const { lingua: language = 'it', ...others } = Object.fromEntries(
    chosen.map(({ dataset: { axis }, value }) => [axis, value]),
  );
  const scene = [name, ...Object.values(others)].join('/');
  function close() {
    leaving.abort();
    list?.style.removeProperty('block-size');
    list?.removeAttribute('data-talking');
    list?.removeAttribute('tabindex');
  }
  // not `randomUUID`, which is there in secure contexts only
  const sessionId = crypto.getRandomValues(new Uint32Array(4)).join('-');
  return { list, language, scene, sessionId, signal, close };
}

type Talk = NonNullable<ReturnType<typeof begin>>;

const clock = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit' });

async function replyTo(message: string, { sessionId, scene, language, signal }: Talk) {
  try {
    const response = await fetch(assistantPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ sessionId, message, scene, language }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
    const { reply } = await response.json();
    return typeof reply === 'string' ? reply : null;
  } catch {
    return null;
  }
}

/** Scrolls to the last question and on, within what is seen of the list above a phone's keyboard and below the header. */
function showLast(list: HTMLElement): void {
  const asked = [...list.children].findLast((line) => line.matches('[data-asked]'));
  const seenFrom = headerPx + (window.visualViewport?.offsetTop ?? 0);
  const top = Math.max(list.getBoundingClientRect().top, seenFrom);
  if (asked) list.scrollTop += asked.getBoundingClientRect().top - top;
}

/** A talk with the owner's assistant: what is said, and whether a message can be written. It lives in the page's memory. */
export function useTalk(root: RefObject<HTMLElement | null>, name: string) {
  const [talk, setTalk] = useState<Talk | null>(null);
  const [said, setSaid] = useState<Said[]>([]);
  const [state, setState] = useState<'open' | 'waiting' | 'over'>('open');

  /** What takes the place of what had the focus has it. */
  function change(next: typeof state, goesOn = true) {
    const hadFocus = root.current?.contains(document.activeElement);
    flushSync(() => {
      setState(next);
      if (goesOn) return;
      setTalk(null);
      setSaid([]);
    });
    if (hadFocus && !root.current?.contains(document.activeElement))
      root.current?.querySelector<HTMLElement>('a, input')?.focus({ preventScroll: true });
  }

  const end = () => change('open', false);

  useEffect(() => talk?.close, [talk]);

  const onAway = useEffectEvent(() => change('over'));
  useEffect(() => {
    // one that is away, or has said all for today, is not waited for
    void fetch(assistantPath)
      .then((response) => response.json())
      .then(({ available }) => available === false && onAway())
      .catch(() => {});
  }, []);

  useEffect(() => {
    if (talk && said.length > 0) showLast(talk.list);
  }, [talk, said]);

  async function ask(message: string) {
    const now = talk ?? begin(root.current, name, end);
    if (!now || state !== 'open') return;
    const say = (from: Said['from'], text: string) =>
      setSaid((before) => [...before, { from, text, time: clock.format(new Date()) }]);
    setTalk(now);
    setState('waiting');
    say('visitor', message);
    const messages = said.filter(({ from }) => from === 'visitor').length + 1;
    const reply = await replyTo(message, now);
    if (now.signal.aborted) return;
    if (reply !== null) say('assistant', reply);
    change(reply === null || messages === mostMessages ? 'over' : 'open');
  }

  return { talk, said, state, ask, end };
}
