import { Timeline } from '@/components/previews/frame';
import { quoteWords } from '@/content/demos/quote';
import type { QuotePreview } from '@/content/types';

interface QuoteTrackingProps {
  events: QuotePreview['tracking'];
  signed: boolean;
}

/** What happens to the quote afterwards. It ends at the signature: until there is one, that is where it waits. */
export function QuoteTracking({ events, signed }: QuoteTrackingProps) {
  const waiting = { time: quoteWords.pending, event: quoteWords.unsigned };
  return (
    <div className="quote-tracking" data-signed={signed}>
      <Timeline events={signed ? events : [...events.slice(0, -1), waiting]} />
    </div>
  );
}
