import { fragmentWords } from '@/content/fragments';
import type { MailFragment } from '@/content/types';
import { DataRows, Frame } from './frame';

export function MailView({ fragment }: { fragment: MailFragment }) {
  const { incoming, reply, sources } = fragment;
  return (
    <div className="grid gap-6 lg:grid-cols-12">
      <Message message={incoming} className="self-start lg:col-span-4" />
      <Message message={reply} className="lg:col-span-5" />
      <Frame title={fragmentWords.crm} className="self-start lg:col-span-3">
        <DataRows rows={sources} />
      </Frame>
    </div>
  );
}

function Message({ message, className }: { message: MailFragment['reply']; className: string }) {
  return (
    <Frame title={message.subject} className={className}>
      <p className="type-small mb-4 flex justify-between gap-3 text-muted">
        <span>{message.from}</span>
        <span className="font-mono">{message.time}</span>
      </p>
      {message.body.map((paragraph) => (
        <p key={paragraph} className="mb-3 last:mb-0">
          {paragraph}
        </p>
      ))}
    </Frame>
  );
}
