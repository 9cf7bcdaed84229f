import Link from 'next/link';
import { figuresList, figuresPage } from '@/content/figures-page';

/** Stands by every group of figures: what they are worth, and where that is told in full. */
export function FiguresNote({ className }: { className?: string }) {
  return (
    <p className={className}>
      {figuresList.note}{' '}
      <Link href={figuresPage.path} className="underline">
        {figuresList.link}
      </Link>
    </p>
  );
}
