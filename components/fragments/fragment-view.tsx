import type { Fragment } from '@/content/types';
import { AvatarView } from './avatar-view';
import { CallView } from './call-view';
import { ChatView } from './chat-view';
import { ContentView } from './content-view';
import { FunnelView } from './funnel-view';
import { MailView } from './mail-view';
import { QuoteView } from './quote-view';

/** A fragment of the product, drawn from data. */
export function FragmentView({ fragment }: { fragment: Fragment }) {
  switch (fragment.kind) {
    case 'chat':
      return <ChatView fragment={fragment} />;
    case 'call':
      return <CallView fragment={fragment} />;
    case 'mail':
      return <MailView fragment={fragment} />;
    case 'content':
      return <ContentView fragment={fragment} />;
    case 'avatar':
      return <AvatarView fragment={fragment} />;
    case 'quote':
      return <QuoteView fragment={fragment} />;
    case 'funnel':
      return <FunnelView fragment={fragment} />;
  }
}
