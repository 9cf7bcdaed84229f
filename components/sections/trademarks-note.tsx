import { trademarksNote } from '@/content/trademarks';

/** Stands under other companies' logos. */
export function TrademarksNote({ className }: { className?: string }) {
  return <p className={className}>{trademarksNote}</p>;
}
