import { fragmentWords } from '@/content/fragments';
import type { ChatFragment } from '@/content/types';
import { cn } from '@/lib/cn';
import { DataRows, Frame } from './frame';

const bubble = {
  customer: 'mr-auto border-control border',
  assistant: 'ml-auto bg-line text-line-on',
  human: 'ml-auto bg-ink text-paper',
};

export function ChatView({ fragment }: { fragment: ChatFragment }) {
  const [first] = fragment.messages;
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <Frame title={fragment.channel} note={first?.time} head="line">
        <ul className="flex flex-col gap-4">
          {fragment.messages.map((message) => (
            <li key={message.time + message.text} className="flex flex-col">
              <p
                className={cn(
                  'type-small mb-1 text-muted',
                  message.from !== 'customer' && 'text-right',
                )}
              >
                {message.author} <span className="font-mono">{message.time}</span>
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
          {fragmentWords.composer}
          <span className="font-bold text-ink">→</span>
        </p>
      </Frame>
      <Frame title={fragment.card.title} className="self-start lg:sticky lg:top-28">
        <DataRows rows={fragment.card.rows} />
      </Frame>
    </div>
  );
}
