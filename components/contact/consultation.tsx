import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { anchors } from '@/content/anchors';
import type { SectionIntro } from '@/content/types';
import { cn } from '@/lib/utils';
import { PrivacyLines } from './privacy-lines';
import { ThankYou } from './thank-you';
import { WhoWeAre } from './who-we-are';

interface ConsultationProps {
  consultation: SectionIntro;
  /** Path of the page that the form stands on, sent along with the request. */
  page: string;
  /** `above`: the page's line comes down to it from the section above, at the left rail of `on-line`. */
  lineFrom?: 'above';
  /** Classes of a line of another kind that comes down and ends at the first station: the width and colour of its left border. */
  lineAbove?: string;
  /** The section above has said it: the form stands close below. */
  titleHidden?: boolean;
  className?: string;
  /** Other ways to get in touch, in place of the telephone. */
  children?: ReactNode;
}

/**
 * The form, and the thank-you view that a browser without scripts is sent to:
 * the address ends in its id, and CSS then shows it in the form's place.
 */
export function Consultation(props: ConsultationProps) {
  const { consultation, page, lineFrom, lineAbove, titleHidden, className, children } = props;
  return (
    <section
      id={anchors.form}
      className={cn(
        'consultation on-line later -scroll-mt-6 relative overflow-clip',
        lineFrom === 'above' && 'form-line-from-above',
        lineAbove && 'isolate',
        className,
      )}
    >
      <div
        className={cn('page py-(--section-space) [--lean:var(--indent)]', titleHidden && 'pt-5!')}
      >
        <div data-asks="" className="consultation-intro">
          <h2 className={titleHidden ? 'sr-only' : 'type-heading'}>{consultation.title}</h2>
          {consultation.lead && <p className="mt-2">{consultation.lead}</p>}
        </div>
        <div id={anchors.sent} data-sent="" className="consultation-sent">
          <ThankYou />
        </div>
        <div className="consultation-form grid gap-x-8 pt-4 md:grid-cols-[7fr_5fr]">
          <Island name="contact-form" props={{ page, ...(lineAbove && { lineAbove }) }} />
          <PrivacyLines />
          <WhoWeAre page={page}>{children}</WhoWeAre>
        </div>
      </div>
    </section>
  );
}
