import { quoteDemo } from '@/content/demos/quote';
import { products } from '@/content/products';
import { cn } from '@/lib/utils';
import { inset } from '../product-parts';
import { Signature } from './signature';

export function DocumentsProduct() {
  return (
    <div className="relative h-full overflow-clip">
      <p className={cn('flex flex-col items-end pt-[0.75em]', inset)}>
        {products.documents} <b className="text-[1.7em] tracking-[-0.03em]">{quoteDemo.total}</b>
      </p>
      <Signature
        viewBox="0 -30 640 290"
        className="absolute bottom-0 left-[1em] h-[min(84%,32cqw)] overflow-visible"
      />
    </div>
  );
}
