import { type CSSProperties, useEffect, useRef } from 'react';
import type { AskedField } from '@/content/demos/types';
import { formatNumber } from '@/lib/italian/format';
import { plural } from '@/lib/italian/plural';
import { Entry } from './entry';

interface SliderProps {
  name: string;
  field: AskedField;
  typed: string;
  /** The number read from what was typed, in the field's smallest unit. */
  value: number;
}

/** A number to type, and under it the same number as a station that is pushed along a line. */
export function Slider({ name, field, typed, value }: SliderProps) {
  const { unit, spoken, decimals } = field;
  const { to, step } = field.slider;
  const station = useRef<HTMLInputElement>(null);
  // where the browser puts the station too, which knows whole steps only
  const steps = Math.round(value / 10 ** decimals / step);
  const at = Math.min(to, Math.max(0, steps * step));
  useEffect(() => {
    if (station.current) station.current.value = String(at);
  }, [at]);
  return (
    <div
      className="slider flex min-w-0 flex-wrap justify-between text-[0.875rem] text-muted tabular-nums"
      data-to={`${formatNumber(to, 1)}\u00a0${unit}`}
      style={{ '--slider-at': String(at / to) } as CSSProperties}
    >
      <Entry name={name} field={field} typed={typed} large />
      <input
        ref={station}
        id={`${name}-line`}
        type="range"
        className="needs-script h-12 min-w-0 basis-full cursor-pointer appearance-none"
        aria-label={field.label}
        aria-valuetext={spoken ? plural(value / 10 ** decimals, spoken) : `${typed}\u00a0${unit}`}
        data-of={name}
        defaultValue={at}
        max={to}
        step={step}
        autoComplete="off"
      />
    </div>
  );
}
