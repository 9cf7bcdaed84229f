import Link from 'next/link';
import { figuresList, figuresPage } from '@/content/figures-page';
import type { Figure } from '@/content/types';

interface FiguresNoteProps {
  figures: readonly Figure[];
  className?: string;
}

/**
 * Stands by every group of figures: what they are worth, and where that is told in full. An undertaking is no indicative
 * value, so where nothing is measured the link stands alone.
 */
export function FiguresNote({ figures, className }: FiguresNoteProps) {
  const measured = figures.some(({ kind }) => kind === 'result');
  return (
    <p className={className}>
      {measured && `${figuresList.note} `}
      <Link href={figuresPage.path} className="underline">
        {figuresList.link}
      </Link>
    </p>
  );
}
