import type { ReactNode } from 'react';
import { anchorOf } from '@/lib/anchor';
import { cn } from '@/lib/cn';

interface SectionProps {
  /** Its title's, where it has no other. */
  id?: string;
  title: string;
  lead?: string | undefined;
  /** `split` sets the title beside the content, `stack` above it. */
  layout?: 'split' | 'stack';
  className?: string;
  children: ReactNode;
}

/** A rule, a title, and what it says. */
export function Section(props: SectionProps) {
  const { id, title, lead, layout = 'stack', className, children } = props;
  return (
    <section id={id ?? anchorOf(title)} className={cn('section page', className)}>
      <div className={cn('section-grid', layout === 'split' && 'section-split')}>
        <div>
          <h2 className="type-heading">{title}</h2>
          {lead && <p className="section-lead text-muted">{lead}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
