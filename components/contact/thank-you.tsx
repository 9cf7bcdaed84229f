'use client'; // takes the focus when it replaces the form

import { useEffect, useRef } from 'react';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { StripStop } from '@/components/line/strip-map';
import { contact } from '@/content/contact';

interface ThankYouProps {
  /** It has just replaced the form: the focus moves here, so that it is read out. */
  announced?: boolean;
  /** The visitor's first name, where a script knows what was typed. */
  name?: string | undefined;
  /** Until when an answer is promised, in words, where a script knows. */
  answerBy?: string | undefined;
}

/** The page's line arrives in a ring with the visitor's name; the stops are what happens next. */
export function ThankYou({ announced = false, name, answerBy }: ThankYouProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announced) title.current?.focus();
  }, [announced]);
  const { thankYou } = contact;
  const steps = thankYou.steps(answerBy);
  return (
    <div className="thank-you">
      <div className="arrival">
        <div className="terminus">{name}</div>
      </div>
      <h2 ref={title} tabIndex={-1} className="type-shout mt-8 max-w-[16ch] outline-none">
        {thankYou.title}
      </h2>
      <p className="type-lead mt-4 max-w-[52ch] text-muted">{thankYou.lead(answerBy)}</p>
      <ol className="strip-map mt-10">
        {steps.map((step, index) => (
          <StripStop key={step.title} kind={index === steps.length - 1 ? 'terminus' : 'station'}>
            <p className="type-heading font-bold">{step.title}</p>
            <p className="mt-2 max-w-[36ch] text-muted">{step.text}</p>
          </StripStop>
        ))}
      </ol>
      <WhatsAppLink className="target mt-8 gap-2">{thankYou.whatsapp}</WhatsAppLink>
    </div>
  );
}
