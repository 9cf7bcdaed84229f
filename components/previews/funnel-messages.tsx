import type { FunnelMessage } from '@/content/types';
import { cn } from '@/lib/cn';

interface FunnelMessagesProps {
  messages: FunnelMessage[];
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
