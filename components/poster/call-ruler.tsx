'use client'; // the cursor is moved by the visitor; without scripts it stands where the call is decided

import { useEffect, useRef, useState } from 'react';
import { CallWave } from './call-wave';
import { clockTime } from './clock-time';

interface CallRulerProps {
  call: {
    rulerLabel: string;
    rulerSeconds: number;
    startSecond: number;
    moments: readonly { second: number; who: string; text: string }[];
  };
}

/** The ruler's cursor, the voice up to it, and what is to be heard there. */
export function CallRuler({ call }: CallRulerProps) {
  const { rulerLabel, rulerSeconds, startSecond, moments } = call;
  const range = useRef<HTMLInputElement>(null);
  const [second, setSecond] = useState(startSecond);
  // the browser's own cursor may have been moved before React was there
  useEffect(() => setSecond(range.current?.valueAsNumber ?? startSecond), [startSecond]);
  const moment = moments.findLast((each) => each.second <= second);
  const time = clockTime(second);
  return (
    <div
      data-hydrates=""
      className="poster-call"
      ref={(element) => element?.style.setProperty('--at', String(second / rulerSeconds))}
    >
      <CallWave />
      <p className="poster-moment">
        <span>{moment?.who}</span>
        <b>{moment?.text}</b>
      </p>
      <span className="poster-cursor" aria-hidden="true">
        <time>{time}</time>
      </span>
      <input
        ref={range}
        type="range"
        min={0}
        max={rulerSeconds}
        defaultValue={startSecond}
        aria-label={rulerLabel}
        aria-valuetext={`${time}, ${moment?.who}: ${moment?.text}`}
        onInput={(event) => setSecond(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
