import { fragmentWords } from '@/content/fragments';
import type { MailFragment } from '@/content/types';
import { DataRows, Frame } from './frame';

export function MailView({ fragment }: { fragment: MailFragment }) {
  const { incoming, reply, sources } = fragment;
  return (
    <div className="grid gap-6 lg:grid-cols-12">
      <Message message={incoming} head="plain" className="self-start lg:col-span-4" />
      <Message message={reply} head="line" className="lg:col-span-5" />
      <Frame title={fragmentWords.crm} className="self-start lg:col-span-3">
        <DataRows rows={sources} />
      </Frame>
    </div>
  );
}

interface MessageProps {
  message: MailFragment['reply'];
  head: 'plain' | 'line';
  className: string;
}

function Message({ message, head, className }: MessageProps) {
  return (
    <Frame title={message.subject} note={message.time} head={head} className={className}>
      <p className="type-small mb-4 border-hairline border-b pb-3 text-muted">{message.from}</p>
      {message.body.map((paragraph) => (
        <p key={paragraph} className="mb-3 last:mb-0">
          {paragraph}
        </p>
      ))}
    </Frame>
  );
}
