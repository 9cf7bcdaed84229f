import { DataRows, Frame } from '@/components/previews/frame';
import type { ContentScene, ContentScript } from '@/content/demos/types';
import { previewWords } from '@/content/previews';
import { cn } from '@/lib/cn';
import type { Kind, StageProps } from '../kind';
import { Piece } from './piece';

/** One brief, and what is composed from it: a post, a poster, a newsletter, a storyboard. */
function Stage({ scene, playback }: StageProps<ContentScript, ContentScene>) {
  return (
    <div className="grid gap-6 lg:grid-cols-12">
      <Frame title={previewWords.brief} className="self-start lg:col-span-3">
        <DataRows rows={scene.brief} />
      </Frame>
      <ul className="pieces lg:col-span-9">
        {scene.pieces.map((piece, i) => (
          <li
            key={piece.as}
            data-beat={i}
            data-as={piece.as}
            className={cn('piece-sheet', i >= playback.shown && 'unseen')}
          >
            <Frame title={piece.format} head="line" className="h-full">
              <Piece piece={piece} author={scene.author} />
            </Frame>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const contentKind: Kind<ContentScript, ContentScene> = {
  rest: 2,
  delays: (scene) => scene.pieces.map(({ afterMs }) => afterMs),
  announce(scene, index) {
    const piece = scene.pieces[index];
    return { text: piece ? `${piece.format}: ${piece.title}. ${piece.body}` : '' };
  },
  Stage,
  result(scene, shown) {
    const piece = scene.pieces[shown - 1];
    return piece && { label: piece.format, value: piece.title };
  },
};
