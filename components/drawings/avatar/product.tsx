import { Shapes } from '@/components/poster/shapes-view';
import { products } from '@/content/products';
import { cn } from '@/lib/utils';
import { band, spread } from '../product-parts';
import { face } from './shapes';

export function AvatarProduct() {
  return (
    <div className="grid h-full grid-cols-[min(100cqh,45cqw)_minmax(0,1fr)] grid-rows-3">
      <svg
        viewBox="660 40 480 480"
        className="row-span-3 w-full bg-[color-mix(in_srgb,var(--line)_30%,var(--paper))] scheme-light"
        aria-hidden="true"
      >
        <Shapes shapes={face} />
      </svg>
      {products.avatar.map(({ code, lang, text }, i) => (
        <p key={code} className={cn(spread, 'text-[1.15em]', i === 0 && band)}>
          <span lang={lang}>{text}</span> {code}
        </p>
      ))}
    </div>
  );
}
