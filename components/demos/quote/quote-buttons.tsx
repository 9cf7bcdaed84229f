import { quoteWords } from '@/content/demos/quote';

interface QuoteButtonsProps {
  /** Missing in the server's frame. */
  actions?: { print(): void; reset(): void };
  complaint?: string | undefined;
}

export function QuoteButtons({ actions, complaint }: QuoteButtonsProps) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 border-hairline border-t pt-5">
      <button
        type="button"
        data-control="quote-print"
        className="demo-main"
        onClick={actions?.print}
      >
        {quoteWords.print}
      </button>
      <button
        type="button"
        data-control="quote-reset"
        className="demo-minor"
        onClick={actions?.reset}
      >
        {quoteWords.reset}
      </button>
      <p role="status" className="font-bold text-error">
        {complaint}
      </p>
    </div>
  );
}
