import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { Frame } from './frame';

interface MessageProps {
  message: { from: string; time: string; subject: string; body: ReactNode[]; lang?: string };
  head: 'plain' | 'line';
  className: string;
  /** How many paragraphs have been written; the rest keep their room. All of them without it. */
  shown?: number;
}

export function Message({ message, head, className, shown }: MessageProps) {
  const { from, time, subject, body, lang } = message;
  return (
    <Frame title={subject} note={time} head={head} className={className}>
      <p className="type-small mb-4 border-hairline border-b pb-3 text-muted">{from}</p>
      <div lang={lang}>
        {body.map((paragraph, i) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter's paragraphs keep their places
            key={i}
            data-beat={shown === undefined ? undefined : i}
            className={cn('mb-3 last:mb-0', shown !== undefined && i >= shown && 'unseen')}
          >
            <p>{paragraph}</p>
          </div>
        ))}
      </div>
    </Frame>
  );
}
