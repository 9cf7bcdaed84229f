import { face } from '@/components/poster/shapes/avatar';
import { voiceBars } from '@/components/poster/shapes/call';
import { signature } from '@/components/poster/shapes/documents';
import { oliveShapes } from '@/components/poster/shapes/olive';
import { Shapes } from '@/components/poster/shapes-view';
import { quoteDemo } from '@/content/demos/quote';
import { products } from '@/content/products';
import type { DrawingId } from '@/content/types';
import { cn } from '@/lib/utils';

/** The band with what is answered, in the line's colour. */
const band = 'bg-line font-bold text-line-on';
const spread = 'flex items-center justify-between gap-[1em] pr-(--end) pl-[1em]';

const views: Record<DrawingId, () => React.JSX.Element> = {
  chatbot: () => <Messages messages={products.chatbot} />,
  voicebot: () => (
    <div className="grid h-full grid-rows-[1fr_30%]">
      <svg
        viewBox="0 0 400 100"
        preserveAspectRatio="none"
        strokeWidth="5"
        className="size-full py-[0.75em] pl-[1em]"
        aria-hidden="true"
      >
        <path d={voiceBars} className="stroke-line" />
      </svg>
      <p className={cn(band, spread)}>
        {products.voicebot.text} <Time>{products.voicebot.length}</Time>
      </p>
    </div>
  ),
  email: () => <Messages messages={products.email} />,
  content: () => (
    <div className="grid h-full grid-cols-[3fr_2fr_2fr] *:relative *:isolate *:overflow-clip">
      <p className="flex items-end p-[0.5em] font-bold text-[1.25em] leading-none tracking-[-0.03em] sm:p-[0.75em] sm:text-[1.6em]">
        <Sign sign="drop" className="top-[10%] right-[10%] h-[56%]" />
        {products.content}
      </p>
      <p className="bg-night">
        <Sign sign="olive" className="-translate-1/2 top-1/2 left-1/2 h-[60%]" />
      </p>
      <p>
        <Sign sign="play" className="-translate-1/2 top-1/2 left-1/2 h-[60%]" />
      </p>
    </div>
  ),
  avatar: () => (
    <div className="grid h-full grid-cols-[min(100cqh,45cqw)_minmax(0,1fr)] grid-rows-3">
      <svg
        viewBox="660 40 480 480"
        className="row-span-3 w-full bg-[color-mix(in_srgb,var(--line)_30%,var(--paper))] scheme-light"
        aria-hidden="true"
      >
        <Shapes shapes={face} />
      </svg>
      {products.avatar.map(({ code, lang, text }, i) => (
        <p key={code} className={cn(spread, 'text-[1.15em]', i === 0 && band)}>
          <span lang={lang}>{text}</span> {code}
        </p>
      ))}
    </div>
  ),
  documents: () => (
    <div className="relative h-full overflow-clip">
      <p className="flex flex-col items-end pt-[0.75em] pr-(--end) pl-[1em]">
        {products.documents} <b className="text-[1.7em] tracking-[-0.03em]">{quoteDemo.total}</b>
      </p>
      <svg
        viewBox="0 -30 640 290"
        className="absolute bottom-0 left-[1em] h-[84%] overflow-visible"
        aria-hidden="true"
      >
        <path d={signature(236, 1)} className="fill-none stroke-line" strokeWidth="30" />
      </svg>
    </div>
  ),
  lead: () => (
    <div className="product-funnel grid h-full auto-rows-fr gap-[4px]">
      {products.lead.map((stage, i) => (
        <p key={stage} className={band} style={{ '--stage': i } as React.CSSProperties}>
          {stage}
        </p>
      ))}
    </div>
  ),
};

interface Message {
  time: string;
  text: string;
  /** Who takes over. */
  person?: string;
}

/** What a customer writes, what is answered at once, and the person who takes over. */
function Messages({ messages }: { messages: readonly Message[] }) {
  return (
    <div className="grid h-full auto-rows-fr">
      {messages.map(({ time, text, person }, i) => (
        <p
          key={text}
          className={cn(
            'grid grid-cols-[3.25em_1fr_auto] items-center gap-x-[0.75em] pr-(--end) pl-[1em]',
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

function Time({ children }: { children: string }) {
  return <time className="shrink-0 font-bold tabular-nums">{children}</time>;
}

/** One sign of the olive and its oil, as all pieces of a campaign share them. */
function Sign({ sign, className }: { sign: keyof typeof oliveShapes; className: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      className={cn('-z-1 absolute fill-line', className)}
      fillRule="evenodd"
      aria-hidden="true"
    >
      <path d={oliveShapes[sign]} />
    </svg>
  );
}

/** What a line delivers, in miniature beside what is said of it: it fills its field, and its type grows with that. */
export function Product({ drawing }: { drawing: DrawingId }) {
  return (
    <div className="product h-full fit-text [--text-size:clamp(0.9375rem,min(8.4cqh,4.4cqw),1.5rem)] leading-[1.2] tracking-[-0.015em] [--end:max(1.25rem,var(--side))]">
      {views[drawing]()}
    </div>
  );
}
