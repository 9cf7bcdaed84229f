import type { CallFragment } from '@/content/types';
import { Frame, Timeline } from './frame';
import { Waveform } from './waveform';

export function CallView({ fragment }: { fragment: CallFragment }) {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
      <div className="lg:pt-3">
        <Timeline events={fragment.timeline} />
      </div>
      <Frame title={fragment.title} note={fragment.turns.at(-1)?.at} head="line">
        <Waveform text={fragment.turns.map((turn) => turn.text).join(' ')} />
        <ul className="mt-4">
          {fragment.turns.map((turn) => (
            <li
              key={turn.at}
              className="grid grid-cols-[3.5rem_1fr] gap-x-3 border-hairline border-t py-3"
            >
              <span className="font-mono text-[0.9375rem] text-muted">{turn.at}</span>
              <div>
                <p
                  className={
                    turn.speaker === 'assistant' ? 'font-bold text-line-text' : 'font-bold'
                  }
                >
                  {turn.author}
                </p>
                <p>{turn.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Frame>
    </div>
  );
}
