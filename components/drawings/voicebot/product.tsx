import { products } from '@/content/products';
import { cn } from '@/lib/utils';
import { band, spread, Time } from '../product-parts';
import { voiceBars } from './shapes';

export function VoicebotProduct() {
  const { text, length } = products.voicebot;
  return (
    <div className="grid h-full grid-rows-[1fr_30%]">
      <svg
        viewBox="0 0 400 100"
        preserveAspectRatio="none"
        strokeWidth="5"
        className="size-full py-[0.75em] pl-[1em]"
        aria-hidden="true"
      >
        <path d={voiceBars} className="stroke-line" />
      </svg>
      <p className={cn(band, spread)}>
        {text} <Time>{length}</Time>
      </p>
    </div>
  );
}
