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
  /** A full-width band in the page's colour. */
  band?: boolean;
  className?: string;
  /** Stands under the title where there is room beside the content. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A stop of the page's line: ring, title, lead and content. */
export function Section({
  id,
  title,
  lead,
  layout = 'stack',
  band,
  className,
  aside,
  children,
}: SectionProps) {
  const split = layout === 'split';
  return (
    <section id={id ?? anchorOf(title)} className={cn('-scroll-mt-6', band && 'band', className)}>
      <div className="page">
        <div className="stop">
          <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
            <div
              className={cn('section-intro relative', split ? 'lg:col-span-4' : 'lg:col-span-12')}
            >
              <span className="stop-ring" aria-hidden="true" />
              <div className={cn(split && 'lg:sticky lg:top-28')}>
                <h2 className={cn('type-heading', split ? 'max-w-[16ch]' : 'max-w-[24ch]')}>
                  {title}
                </h2>
                {lead && (
                  <p className="type-lead mt-4 max-w-[56ch] text-balance text-muted">{lead}</p>
                )}
                {aside && <div className="mt-8">{aside}</div>}
              </div>
            </div>
            <div className={cn('section-body', split ? 'lg:col-span-8' : 'lg:col-span-12')}>
              {children}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
