import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
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

/** Where the talk goes on: in the list of the scene that is shown, in its language. */
function placeOf(root: Element | null, name: string) {
  const stage = root?.closest<HTMLElement>('[data-stage]');
  const list = stage?.querySelector<HTMLElement>('[data-delays]:not([hidden]) > ol');
  if (!stage || !list) return null;
  const chosen = [...stage.querySelectorAll<HTMLInputElement>('[data-axis]:checked')];
  const { lingua = 'it', ...others } = Object.fromEntries(
    chosen.map(({ dataset: { axis }, value }) => [axis, value]),
  );
  return { stage, list, scene: [name, ...Object.values(others)].join('/'), language: lingua };
}

type Place = NonNullable<ReturnType<typeof placeOf>>;

interface Talk extends Place {
  sessionId: string;
  leaving: AbortController;
  /** Gives the list back to the script. */
  close: () => void;
}

const clock = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit' });

async function replyTo(message: string, { sessionId, scene, language, leaving }: Talk) {
  try {
    const response = await fetch(assistantPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ sessionId, message, scene, language }),
      signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(patienceMs)]),
    });
    const { reply } = await response.json();
    return typeof reply === 'string' ? reply : null;
  } catch {
    return null;
  }
}

/** Begins a talk: until it ends its list is as high as what it takes the place of, and can be scrolled in. */
function begin(place: Place, end: () => void): Talk {
  const { stage, list } = place;
  // what plays there is over
  if (stage.dataset.status?.startsWith('p'))
    stage.querySelector<HTMLElement>('[data-play="skip"]')?.click();
  const height = list.parentElement?.getBoundingClientRect().height;
  if (height) list.style.blockSize = `${height}px`;
  list.dataset.talking = '';
  list.tabIndex = 0;
  const leave = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-axis], [data-play]')) end();
  };
  stage.addEventListener('click', leave);
  stage.addEventListener('input', leave);
  const leaving = new AbortController();
  const close = () => {
    leaving.abort();
    stage.removeEventListener('click', leave);
    stage.removeEventListener('input', leave);
    list.style.blockSize = '';
    delete list.dataset.talking;
    list.removeAttribute('tabindex');
  };
  return { ...place, sessionId: crypto.randomUUID(), leaving, close };
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
  const current = useRef<Talk | null>(null);

  /** Changes what has the focus in place of what had it. */
  function change(next: typeof state, ended = false) {
    const hadFocus = root.current?.contains(document.activeElement);
    flushSync(() => {
      setState(next);
      if (!ended) return;
      setTalk(null);
      setSaid([]);
    });
    if (hadFocus && !root.current?.contains(document.activeElement))
      root.current?.querySelector<HTMLElement>('a, input')?.focus({ preventScroll: true });
  }

  function end() {
    current.current?.close();
    current.current = null;
    change('open', true);
  }

  const onAway = useEffectEvent(() => change('over'));
  useEffect(() => {
    // one that is away, or has said all for today, is not waited for
    void fetch(assistantPath)
      .then((response) => response.json())
      .then(({ available }) => available === false && onAway())
      .catch(() => {});
    return () => current.current?.close();
  }, []);

  useEffect(() => {
    if (talk && said.length > 0) showLast(talk.list);
  }, [talk, said]);

  async function ask(message: string) {
    const place = placeOf(root.current, name);
    const now = current.current ?? (place && begin(place, end));
    if (!now || state !== 'open') return;
    current.current = now;
    const say = (from: Said['from'], text: string) =>
      setSaid((before) => [...before, { from, text, time: clock.format(new Date()) }]);
    setTalk(now);
    setState('waiting');
    say('visitor', message);
    const messages = said.filter(({ from }) => from === 'visitor').length + 1;
    const reply = await replyTo(message, now);
    if (current.current !== now) return;
    if (reply !== null) say('assistant', reply);
    change(reply === null || messages === mostMessages ? 'over' : 'open');
  }

  return { talk, said, state, ask, end };
}
