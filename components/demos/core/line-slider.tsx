import type { CSSProperties } from 'react';
import type { NumberField } from '@/content/demos/types';
import { formatNumber } from '@/lib/italian/format';
import { DemoField } from './demo-field';
import { fieldFault } from './number-field';

interface LineSliderProps {
  /** Names both controls on the page; unique on it. */
  name: string;
  field: NumberField;
  slider: { to: number; step: number };
  typed: string;
  /** The number read from what was typed, in the field's smallest unit. */
  value: number;
  /** Missing in the server's frame. */
  onChange?: ((typed: string) => void) | undefined;
}

/** A number to type, and under it the same number as a station that is pushed along a line. */
export function LineSlider({ name, field, slider, typed, value, onChange }: LineSliderProps) {
  const { to, step } = slider;
  // where the browser puts the station too, which knows whole steps only
  const steps = Math.round(value / 10 ** field.decimals / step);
  const at = Math.min(to, Math.max(0, steps * step));
  return (
    <div
      className="line-slider"
      data-to={`${formatNumber(to, 1)}\u00a0${field.unit}`}
      style={{ '--at': String(at / to) } as CSSProperties}
    >
      <DemoField
        name={name}
        label={field.label}
        unit={field.unit}
        value={typed}
        inputMode="decimal"
        maxLength={16}
        onChange={onChange}
        error={fieldFault(typed, field)}
      />
      <input
        type="range"
        className="needs-script"
        aria-label={field.label}
        aria-valuetext={`${typed}\u00a0${field.unit}`}
        data-control={`${name}-linea`}
        max={to}
        step={step}
        {...(onChange
          ? { value: at, onChange: (event) => onChange(event.target.value) }
          : { defaultValue: at })}
      />
    </div>
  );
}
