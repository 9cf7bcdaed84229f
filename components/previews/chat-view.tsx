import { previewWords } from '@/content/previews';
import type { ChatPreview } from '@/content/types';
import { cn } from '@/lib/cn';
import { DataRows, Frame } from './frame';

const bubble = {
  customer: 'mr-auto border-control border',
  assistant: 'ml-auto bg-line text-line-on',
  human: 'ml-auto bg-ink text-paper',
};

interface ChatViewProps {
  preview: ChatPreview;
  /** How many messages have appeared; the rest keep their room. All of them without it. */
  shown?: number;
  /** Whether the i-th row of the card has been filled in. */
  filled?: (index: number) => boolean;
  /** Whether the next message is being written. */
  typing?: boolean;
}

export function ChatView({ preview, shown, filled, typing }: ChatViewProps) {
  const { channel, messages, card } = preview;
  const count = shown ?? messages.length;
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <Frame title={channel} note={messages[0]?.time} head="line">
        <ul className="flex flex-col gap-4">
          {messages.map((message, i) => (
            <li
              key={message.time + message.text}
              data-beat={i}
              data-from={message.from}
              className={cn('relative flex flex-col', i >= count && 'unseen')}
              data-writing={typing && i === count ? message.from : undefined}
            >
              <p
                className={cn(
                  'type-small mb-1 text-muted',
                  message.from !== 'customer' && 'text-right',
                )}
              >
                {message.author} {message.time}
              </p>
              <p
                lang={message.lang}
                className={cn('max-w-[85%] rounded-[2px] px-4 py-2.5', bubble[message.from])}
              >
                {message.text}
              </p>
            </li>
          ))}
        </ul>
        <p
          aria-hidden="true"
          className="mt-6 flex items-center justify-between border-2 border-control px-4 py-2 text-muted"
        >
          {previewWords.composer}
          <span className="font-bold text-ink">→</span>
        </p>
      </Frame>
      <Frame title={card.title} className="self-start lg:sticky lg:top-28">
        <DataRows rows={card.rows} {...(filled && { filled })} />
      </Frame>
    </div>
  );
}
