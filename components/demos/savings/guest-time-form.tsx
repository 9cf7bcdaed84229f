import type { ReactNode } from 'react';
import {
  guestTimeAssumptions,
  guestTimeFields,
  guestTimeSliders,
  guestTimeWords,
} from '@/content/demos/guest-time';
import { guestTime } from '@/lib/demos/guest-time';
import { formatNumber } from '@/lib/italian/format';
import { plural } from '@/lib/italian/plural';
import { initialTyped, readTyped, type Typed } from '../core/number-field';
import { CalculatorForm } from './calculator-form';

export interface GuestTimeTyped {
  asked: Typed<keyof typeof guestTimeFields>;
  assumed: Typed<keyof typeof guestTimeAssumptions>;
}

export const firstGuestTime = (): GuestTimeTyped => ({
  asked: initialTyped(guestTimeFields),
  assumed: initialTyped(guestTimeAssumptions),
});

const tenths = (value: number) => formatNumber(value, 10);

/** Everything that the calculator shows, from what has been typed. */
export function guestTimeFigures(typed: GuestTimeTyped) {
  const asked = readTyped(guestTimeFields, typed.asked);
  const assumed = readTyped(guestTimeAssumptions, typed.assumed);
  const { rooms, occupancy, contacts } = asked.values;
  const { minutes, stay, nights } = assumed.values;
  const hoursTenths = guestTime({
    rooms,
    nights,
    occupancy,
    stayTenths: stay,
    contactsTenths: contacts,
    minutesTenths: minutes,
  });
  const words = guestTimeWords;
  const hours = plural(hoursTenths / 10, words.hours);
  const share = `${formatNumber(occupancy, 100)}%`;
  return {
    sound: asked.sound && assumed.sound,
    values: asked.values,
    hours,
    told: `${hours} ${words.month}.`,
    note: words.sent(plural(rooms, words.rooms), share, tenths(contacts), tenths(minutes), hours),
  };
}

interface GuestTimeFormProps {
  demo: string;
  typed: GuestTimeTyped;
  /** Missing in the server's frame. */
  onChange?: (typed: GuestTimeTyped) => void;
  /** The button that sends the sum along, and what it answers. */
  children: ReactNode;
}

/** Rooms, nights and questions, and the hours that they come to in a month. */
export function GuestTimeForm({ demo, typed, onChange, children }: GuestTimeFormProps) {
  const figures = guestTimeFigures(typed);
  const { asked, assumed } = typed;
  return (
    <CalculatorForm
      demo={demo}
      asked={{
        fields: guestTimeFields,
        sliders: guestTimeSliders,
        typed: asked,
        values: figures.values,
        onChange:
          onChange && ((key, value) => onChange({ asked: { ...asked, [key]: value }, assumed })),
      }}
      assumed={{
        fields: guestTimeAssumptions,
        typed: assumed,
        formula: guestTimeWords.formula,
        onChange:
          onChange && ((key, value) => onChange({ asked, assumed: { ...assumed, [key]: value } })),
      }}
    >
      <p className="savings-year">
        <strong className="type-numeral">{figures.hours}</strong> {guestTimeWords.month}
      </p>
      <p className="type-small mt-2 max-w-[44ch] text-muted">{guestTimeWords.note}</p>
      {children}
    </CalculatorForm>
  );
}
