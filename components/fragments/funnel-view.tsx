import type { FunnelFragment } from '@/content/types';
import { cn } from '@/lib/cn';

/** Each stage narrower than the one before, then the messages that keep a lead warm. */
export function FunnelView({ fragment }: { fragment: FunnelFragment }) {
  const { stages, messages } = fragment;
  return (
    <div className="grid gap-10 lg:grid-cols-12">
      <ol className="grid gap-1 self-start lg:col-span-6">
        {stages.map((stage, i) => (
          <li
            key={stage.name}
            className="mx-auto w-full bg-line px-5 py-4 text-center text-line-on"
            style={{ maxWidth: `${100 - (i * 55) / stages.length}%` }}
          >
            <p className="font-bold leading-snug">{stage.name}</p>
            <p className="type-small mt-0.5">{stage.text}</p>
          </li>
        ))}
      </ol>
      <FunnelMessages messages={messages} className="lg:col-span-6" />
    </div>
  );
}

interface FunnelMessagesProps {
  messages: FunnelFragment['messages'];
  className?: string;
}

/** The messages that one lead receives, day by day. */
export function FunnelMessages({ messages, className }: FunnelMessagesProps) {
  return (
    <ol className={cn('timeline', className)}>
      {messages.map((message) => (
        <li key={message.day + message.text} className="timeline-stop">
          <p className="font-bold">
            {message.day} <span className="font-normal text-muted">{message.channel}</span>
          </p>
          <p className="mt-1 max-w-[56ch] border-hairline border-l-2 pl-4">{message.text}</p>
        </li>
      ))}
    </ol>
  );
}
