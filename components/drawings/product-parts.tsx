import { cn } from '@/lib/utils';

/** The band with what is answered, in the line's colour. */
export const band = 'bg-line font-bold text-line-on';
/** Where the words of a product begin and end. */
export const inset = 'pr-[max(1.25rem,var(--side))] pl-[1em]';
export const spread = cn('flex items-center justify-between gap-[1em]', inset);

interface Message {
  time: string;
  text: string;
  /** Who takes over. */
  person?: string;
}

/** What a customer writes, what is answered at once, and the person who takes over. */
export function Messages({ messages }: { messages: readonly Message[] }) {
  return (
    <div className="grid h-full auto-rows-fr">
      {messages.map(({ time, text, person }, i) => (
        <p
          key={text}
          className={cn(
            'grid grid-cols-[3.25em_1fr_auto] items-center gap-x-[0.75em]',
            inset,
            i === 1 && band,
          )}
        >
          <Time>{time}</Time> <span>{text}</span>{' '}
          {person && (
            <b className="capsule border-4 border-ink px-[0.9em] py-[0.35em] leading-none">
              {person}
            </b>
          )}
        </p>
      ))}
    </div>
  );
}

export function Time({ children }: { children: string }) {
  return <time className="shrink-0 font-bold tabular-nums">{children}</time>;
}
