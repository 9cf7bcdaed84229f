import { ChangingText } from '@/components/ui/changing-text';
import { guestTimeAssumptions, guestTimeFields, guestTimeWords } from '@/content/demos/guest-time';
import { type GuestTimeValues, guestTime } from '@/lib/demos/guest-time';
import { formatNumber } from '@/lib/italian/format';
import { plural } from '@/lib/italian/plural';
import { Calculator } from './calculator';

const tenths = (value: number) => formatNumber(value, 10);

function reckon(values: GuestTimeValues) {
  const { rooms, occupancy, contacts, minutes } = values;
  const words = guestTimeWords;
  const hours = plural(guestTime(values) / 10, words.hours);
  const share = `${formatNumber(occupancy, 100)}%`;
  return {
    announced: `${hours} ${words.month}.`,
    note: words.sent(plural(rooms, words.rooms), share, tenths(contacts), tenths(minutes), hours),
    shown: (
      <>
        <p className="savings-year">
          <strong className="type-numeral">
            <ChangingText>{hours}</ChangingText>
          </strong>{' '}
          {words.month}
        </p>
        <p className="type-small mt-2 max-w-[44ch] text-muted">{words.note}</p>
      </>
    ),
  };
}

/** Rooms, nights and questions, and the hours that they come to in a month. */
export function GuestTimeCalculator() {
  return (
    <Calculator
      name="guest-time"
      asked={guestTimeFields}
      assumed={guestTimeAssumptions}
      formula={guestTimeWords.formula}
      reckon={reckon}
    />
  );
}
