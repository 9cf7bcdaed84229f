import type { CSSProperties } from 'react';
import { aboutHours } from '@/content/amounts';
import { guestTimeAssumptions, guestTimeFields } from '@/content/demos/guest-time';
import type { GuestMonth } from '@/content/types';
import { guestTime } from '@/lib/demos/estimates';
import { readTyped } from '@/lib/demos/numbers';
import { formatAboutEuro, formatNumber } from '@/lib/italian/format';

/** What follows from a month's figures, by the calculator's own formula. */
function sumsOf({ month, share }: GuestMonth) {
  const { values } = readTyped({ ...guestTimeFields, ...guestTimeAssumptions }, month);
  const { nights, stays, contacts, hours, cents } = guestTime(values);
  const whole = (value: number) => formatNumber(Math.round(value), 1);
  const part = share / 100;
  const handled = Math.round(contacts * part);
  return {
    sold: whole(nights),
    stays: whole(stays),
    asked: whole(contacts),
    handled: whole(handled),
    passed: whole(Math.round(contacts) - handled),
    hours: whole(aboutHours(hours)),
    euros: formatAboutEuro(cents),
    freed: whole(aboutHours(hours * part)),
    saved: formatAboutEuro(cents * part),
    left: whole(aboutHours(hours * (1 - part))),
  };
}

/** One house in one month: each sum in sight, then what the system closes, as long as its part, and what comes to a person. */
export function Month({ story }: { story: GuestMonth }) {
  const sums = sumsOf(story);
  return (
    <article className="grid gap-x-8 gap-y-4 border-ink border-t-2 pt-4 lg:grid-cols-[5fr_7fr]">
      <div className="grid content-between gap-3">
        <h3 className="type-display max-w-[8ch] font-bold">{story.title}</h3>
        <p className="max-w-[46ch] text-muted">{story.text}</p>
      </div>
      <ol>
        {story.sums(sums).map(([sum, result]) => (
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
        <p className="flex flex-wrap items-baseline gap-x-3 bg-(--signal) px-4 py-2 text-(--night) lg:py-3 print:border-2 forced-colors:border-2">
          <b className="type-display tabular-nums">{sums.handled}</b> {story.handled}{' '}
          <b className="type-title ml-auto">{story.freed(sums)}</b>
        </p>
        <p className="flex items-center gap-3 leading-tight">
          <b className="capsule border-4 border-ink px-4 text-xl leading-[2.25rem] tabular-nums">
            {sums.passed}
          </b>{' '}
          <span>{story.passed(sums)}</span>
        </p>
        <p className="text-muted lg:col-span-full">{story.note(sums)}</p>
      </div>
    </article>
  );
}
