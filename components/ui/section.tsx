import type { ReactNode } from 'react';
import { anchorOf } from '@/lib/anchor';
import { cn } from '@/lib/utils';

export interface SectionProps {
  /** Its title's, where it has no other. */
  id?: string;
  title: string;
  lead?: string | undefined;
  /** `split` sets the title beside the content, `stack` above it. */
  layout?: 'split' | 'stack';
  /** Without the rule above it, and with as much room below as above: where a ground, a picture or the page's line sets it off. */
  ruled?: boolean;
  /** What is drawn down it, from edge to edge: its first child. */
  line?: ReactNode;
  /** Laid out with what is below the first screen. */
  later?: boolean;
  className?: string;
  /** Before the title; beside the content where it is split, below its title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A rule, a title, and what it says; without the rule where it follows a page's opening. */
export function Section(props: SectionProps) {
  const { id, title, lead, layout = 'stack', ruled = true, line, later = true } = props;
  const { className, aside, children } = props;
  const split = layout === 'split';
  return (
    <section
      id={id ?? anchorOf(title)}
      className={cn('page -scroll-mt-px', line && 'relative isolate', later && 'later', className)}
    >
      {line}
      <div
        className={cn(
          'grid gap-x-8 gap-y-(--section-gap) pt-(--section-start)',
          ruled
            ? 'border-ink border-t-2 pb-(--section-end) [section:first-child>&]:border-t-0'
            : 'pb-(--section-start)',
          split && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
          aside && 'lg:grid-rows-[auto_1fr]',
        )}
      >
        {aside && <div className="max-lg:mb-6 lg:row-start-2">{aside}</div>}
        <div>
          <h2 className={cn('type-heading max-w-[32ch]', split && 'lg:max-w-[16ch]')}>{title}</h2>
          {lead && <p className="mt-3 max-w-[72ch] text-muted">{lead}</p>}
        </div>
        <div className={cn(aside && 'lg:col-start-2 lg:row-span-2 lg:row-start-1')}>{children}</div>
      </div>
    </section>
  );
}
