import type { CSSProperties } from 'react';
import { aboutHours } from '@/content/amounts';
import type { GuestMonth } from '@/content/types';
import { guestTime } from '@/lib/demos/estimates';
import { formatAboutEuro, formatEuro, formatNumber } from '@/lib/italian/format';

/** A month's figures: what is given, and what follows from it by the calculator's formula. */
function sumsOf({ share, ...story }: GuestMonth) {
  const { rooms, nights, occupancy, stay, contacts, minutes, cost } = story;
  const { hours, cents, ...asked } = guestTime({
    // in the smallest units of the calculator's fields
    ...{ rooms, nights, occupancy: occupancy * 100, stay: stay * 10, contacts: contacts * 10 },
    ...{ minutes: minutes * 10, cost: cost * 100 },
  });
  const whole = (value: number) => formatNumber(Math.round(value), 1);
  const all = Math.round(asked.contacts);
  const handled = Math.round((all * share) / 100);
  const plain = { rooms, nights, occupancy, stay, contacts, minutes };
  const given = Object.entries(plain).map(([name, value]) => [name, formatNumber(value, 1)]);
  return {
    handled: whole(handled),
    passed: whole(all - handled),
    words: {
      ...(Object.fromEntries(given) as Record<keyof typeof plain, string>),
      cost: formatEuro(cost * 100).replace(',00', ''),
      sold: whole(asked.nights),
      stays: whole(asked.stays),
      asked: whole(all),
      hours: whole(aboutHours(hours)),
      euros: formatAboutEuro(cents),
      freed: whole(aboutHours((hours * share) / 100)),
      left: whole(aboutHours((hours * (100 - share)) / 100)),
      saved: formatAboutEuro((cents * share) / 100),
    },
  };
}

/** One house in one month: each sum in sight, then what the system closes, as long as its part, and what comes to a person. */
export function Month({ story }: { story: GuestMonth }) {
  const { handled, passed, words } = sumsOf(story);
  return (
    <article className="grid gap-x-8 gap-y-4 border-ink border-t-2 pt-4 lg:grid-cols-[5fr_7fr]">
      <div className="grid content-between gap-3">
        <h3 className="type-display max-w-[8ch] font-bold">{story.title(story.rooms)}</h3>
        <div>
          <p className="font-bold">{story.frame}</p>
          <p className="max-w-[46ch] text-muted">{story.text}</p>
        </div>
      </div>
      <ol>
        {story.sums(words).map(([sum, result]) => (
          <li
            key={sum}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-hairline py-2 not-first:border-t"
          >
            {sum} <b className="type-title ml-auto tabular-nums">{result}</b>
          </li>
        ))}
      </ol>
      <div
        className="month-parts grid items-center gap-x-4 gap-y-2 lg:col-span-full"
        style={{ '--month-share': `${story.share}%` } as CSSProperties}
      >
        <p className="flex flex-wrap items-baseline gap-x-3 bg-(--signal) px-4 py-2 text-(--night) lg:py-3 forced-colors:border-2">
          <b className="type-display tabular-nums">{handled}</b> {story.handled}{' '}
          <b className="type-title ml-auto">{story.freed(words)}</b>
        </p>
        <p className="flex items-center gap-3 leading-tight">
          <b className="capsule bg-ink px-4 text-paper text-xl leading-[2.75rem] tabular-nums forced-colors:border-2">
            {passed}
          </b>{' '}
          <span>{story.passed(words)}</span>
        </p>
        <p className="text-muted lg:col-span-full">{story.note(words)}</p>
      </div>
    </article>
  );
}
