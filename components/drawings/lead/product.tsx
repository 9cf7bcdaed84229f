import type { CSSProperties } from 'react';
import { products } from '@/content/products';
import { cn } from '@/lib/utils';
import { band } from '../product-parts';

export function LeadProduct() {
  return (
    <div className="grid h-full auto-rows-fr gap-[4px]">
      {products.lead.map((stage, i) => (
        <p
          key={stage}
          className={cn('lead-stage', band)}
          style={{ '--lead-stage': i } as CSSProperties}
        >
          {stage}
        </p>
      ))}
    </div>
  );
}
