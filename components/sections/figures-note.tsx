import { figuresList, figuresPage } from '@/content/figures-page';
import type { Figure } from '@/content/types';

interface FiguresNoteProps {
  figures: readonly Figure[];
  className?: string;
}

/**
 * Stands by every group of figures: what they are worth, and where that is explained in full. A result without proof is an
 * aim (d.lgs. 145/2007); beside undertakings alone the link stands alone.
 */
export function FiguresNote({ figures, className }: FiguresNoteProps) {
  const results = figures.filter((figure) => figure.kind === 'result');
  const proved = results.every(({ evidence }) => evidence);
  return (
    <p className={className}>
      {results.length > 0 && `${figuresList.notes[proved ? 'result' : 'aim']} `}
      <a href={figuresPage.path} className="underline">
        {figuresList.link}
      </a>
    </p>
  );
}
