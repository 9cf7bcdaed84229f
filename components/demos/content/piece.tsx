import type { ContentPiece } from '@/content/demos/types';
import { previewWords } from '@/content/previews';
import { PosterSheet, Sign } from './poster-sheet';
import { Storyboard } from './storyboard';

/** Each format in the shape that its reader meets it in. */
export function Piece({ piece, author }: { piece: ContentPiece; author: string }) {
  const { title, body } = piece;
  switch (piece.as) {
    case 'post':
      return (
        <>
          <p className="mb-3 font-bold">{author}</p>
          <div className="post-picture">
            <Sign sign={piece.sign} place="translate(76 10)scale(1.1)" />
            <p className="type-title font-bold">{title}</p>
          </div>
          <p className="mt-4 max-w-[64ch] whitespace-pre-line">{body}</p>
        </>
      );
    case 'poster':
      return <PosterSheet piece={piece} />;
    case 'newsletter':
      return (
        <>
          <p className="type-small border-hairline border-b pb-2 text-muted">
            {previewWords.from} {author}
          </p>
          <p className="mb-4 border-hairline border-b py-2">
            <span className="type-small text-muted">{previewWords.subject} </span>
            <strong>{title}</strong>
          </p>
          <p className="max-w-[64ch] whitespace-pre-line">{body}</p>
        </>
      );
    case 'video':
      return <Storyboard piece={piece} />;
  }
}
