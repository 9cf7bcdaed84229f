import { products } from '@/content/products';
import { cn } from '@/lib/utils';
import { olive } from './olive';

export function ContentProduct() {
  return (
    <div className="grid h-full grid-cols-[3fr_2fr_2fr] *:relative *:isolate *:overflow-clip">
      <p className="flex items-end p-[0.5em] font-bold text-[1.25em] leading-none tracking-[-0.03em] sm:p-[0.75em] sm:text-[1.6em]">
        <Sign sign="drop" className="top-[10%] right-[10%] h-[56%]" />
        {products.content}
      </p>
      <p className="bg-night">
        <Sign sign="olive" className="-translate-1/2 top-1/2 left-1/2 h-[60%]" />
      </p>
      <p>
        <Sign sign="play" className="-translate-1/2 top-1/2 left-1/2 h-[60%]" />
      </p>
    </div>
  );
}

/** One sign of the olive and its oil, as all pieces of a campaign share them. */
function Sign({ sign, className }: { sign: keyof typeof olive; className: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      className={cn('-z-1 absolute fill-line', className)}
      fillRule="evenodd"
      aria-hidden="true"
    >
      <path d={olive[sign]} />
    </svg>
  );
}
