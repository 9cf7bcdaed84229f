import { products } from '@/content/products';
import { Sign } from './signs';

export function ContentProduct() {
  return (
    <div className="grid h-full grid-cols-[3fr_2fr_2fr] *:relative *:isolate *:overflow-clip [&_svg]:absolute [&_svg]:-z-1 [&_svg]:fill-line">
      <p className="flex items-end p-[0.5em] font-bold text-[1.25em] leading-none tracking-[-0.03em] sm:p-[0.75em] sm:text-[1.6em]">
        <Sign sign="drop" className="top-[10%] right-[10%] h-[56%]" />
        {products.content}
      </p>
      <p className="bg-night">
        <Sign sign="olive" className="inset-0 size-full" />
      </p>
      <p>
        <Sign sign="play" className="-translate-1/2 top-1/2 left-1/2 h-[60%]" />
      </p>
    </div>
  );
}
