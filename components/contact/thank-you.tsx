import type { Ref } from 'react';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { EndRing } from '@/components/line/end-ring';
import { Button } from '@/components/ui/button';
import { contact } from '@/content/contact';
import { bookingLink } from '@/lib/booking';
import { firstName } from '@/lib/italian/first-name';

interface ThankYouProps {
  /** Where a script has just replaced the form with this. */
  typed?: { name: string; email: string };
  /** Until when an answer is promised, in words, where a script knows. */
  answerBy?: string | undefined;
  title?: Ref<HTMLHeadingElement>;
}

/** The page's line arrives in a ring with the visitor's name; the stops are what happens next. */
export function ThankYou({ typed, answerBy, title }: ThankYouProps) {
  const { thankYou } = contact;
  const steps = thankYou.steps(answerBy);
  const booking = bookingLink(typed);
  return (
    <div className="thank-you" data-sent={typed && 'shown'}>
      <div className="thank-you-line">
        <EndRing className="thank-you-ring">{typed && firstName(typed.name)}</EndRing>
      </div>
      <h2
        ref={title}
        tabIndex={-1}
        className="type-heading mt-4 outline-none sm:type-display lg:mt-6"
      >
        {thankYou.title}
      </h2>
      {booking && (
        <Button asChild className="mt-5 flex-wrap gap-x-4">
          <a href={booking.href} target="_blank" rel="noopener noreferrer">
            {thankYou.booking.label}
            <span className="type-small">{thankYou.booking.opens(booking.host)}</span>
          </a>
        </Button>
      )}
      <WhatsAppLink className="target mt-2 gap-2">{thankYou.whatsapp}</WhatsAppLink>
      <ol className="mt-3 grid lg:mt-6 lg:auto-cols-fr lg:grid-flow-col">
        {steps.map((step) => (
          <li
            key={step.title}
            className="thank-you-step relative break-inside-avoid pb-5 pl-11 lg:pt-11 lg:pr-6 lg:pl-0"
          >
            <p className="type-title font-bold">{step.title}</p>
            <p className="mt-1 max-w-[36ch] text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
