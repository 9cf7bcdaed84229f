import type { ReactNode } from 'react';
import type { CallPreview } from '@/content/types';
import { cn } from '@/lib/cn';
import { Frame, Timeline } from './frame';
import { Waveform } from './waveform';

interface CallViewProps {
  preview: CallPreview;
  /** How many turns have been said; the rest keep their room. All of them without it. */
  shown?: number;
  /** Whether the i-th event around the call has happened. */
  happened?: (index: number) => boolean;
  /** The turn that sounds at this moment. */
  sounding?: number | undefined;
  /** What the call leaves behind, under its events. */
  children?: ReactNode;
}

export function CallView({ preview, shown, happened, sounding, children }: CallViewProps) {
  const { title, timeline, turns } = preview;
  const count = shown ?? turns.length;
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
      <div className="lg:pt-3">
        <Timeline events={timeline} {...(happened && { happened })} />
        {children}
      </div>
      <Frame title={title} note={turns.at(-1)?.at} head="line" className="self-start">
        <Waveform text={turns.map((turn) => turn.text).join(' ')} played={count / turns.length} />
        <ul className="mt-4">
          {turns.map((turn, i) => (
            <li
              key={turn.at}
              data-beat={i}
              data-sounding={i === sounding}
              className={cn(
                'turn grid grid-cols-[3.5rem_1fr] gap-x-3 border-hairline border-t py-3',
                i >= count && 'unseen',
              )}
            >
              <span className="font-bold text-muted tabular">{turn.at}</span>
              <div>
                <p
                  className={
                    turn.speaker === 'assistant' ? 'font-bold text-line-text' : 'font-bold'
                  }
                >
                  {turn.author}
                </p>
                <p lang={turn.lang}>{turn.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Frame>
    </div>
  );
}
