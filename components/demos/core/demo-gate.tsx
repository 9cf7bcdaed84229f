'use client'; // fetches the player when the visitor uses the frame

import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { DemoId } from '@/content/demos';
import { loadDemo } from '../load-demo';
import { carryOver, type FrameState, readFrame } from './carry-over';

/** A press whose element is replaced before its end is none for the browser, and a slider would slip from the hand. */
async function untilReleased(frame: HTMLElement) {
  while (frame.matches(':active')) await new Promise(requestAnimationFrame);
}

/**
 * Stands around a simulation's first frame. Nothing of the player is fetched before the visitor uses it; what was
 * pressed or typed meanwhile is done again in the player.
 */
export function DemoGate({ demo, children }: { demo: DemoId; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef<string | undefined>(undefined);
  const left = useRef<FrameState | undefined>(undefined);
  const [Player, setPlayer] = useState<ComponentType | null>(null);
  const asked = useRef(false);

  const enter = useCallback(async () => {
    if (asked.current) return;
    asked.current = true;
    try {
      const loaded = await loadDemo[demo]?.(demo);
      if (frame.current) {
        await untilReleased(frame.current);
        left.current = readFrame(frame.current);
      }
      // now and not in a task of its own, before which another press could begin
      flushSync(() => setPlayer(() => loaded ?? null));
    } catch {
      // without the network the first frame stays as it is, and the next touch tries again
      asked.current = false;
    }
  }, [demo]);

  useEffect(() => {
    if (!frame.current) return;
    // used before React was hydrated
    const { focused, typed, chosen } = readFrame(frame.current);
    // drawn on, perhaps, which leaves no trace but the pointer
    const touched = frame.current.matches(':hover');
    if (focused || typed.size > 0 || chosen.size > 0 || touched) enter();
  }, [enter]);

  useLayoutEffect(() => {
    if (!Player || !frame.current || !left.current) return;
    carryOver(frame.current, left.current, pressed.current);
    left.current = undefined;
  }, [Player]);

  return (
    <div
      ref={frame}
      data-hydrates=""
      className="demo-gate"
      data-player={Player ? 'ready' : undefined}
      onPointerDownCapture={enter}
      onFocusCapture={enter}
      onClickCapture={(event) => {
        if (Player || !(event.target instanceof Element)) return;
        pressed.current = event.target
          .closest('button[data-control]')
          ?.getAttribute('data-control')
          ?.toString();
        enter();
      }}
    >
      {Player ? <Player /> : children}
    </div>
  );
}
