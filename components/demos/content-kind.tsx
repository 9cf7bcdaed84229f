import { DataRows, Frame } from '@/components/fragments/frame';
import type { ContentPiece, ContentScene, ContentScript } from '@/content/demos/types';
import { fragmentWords } from '@/content/fragments';
import { cn } from '@/lib/cn';
import type { Kind, StageProps } from './kind';

function Stage({ scene, playback }: StageProps<ContentScript, ContentScene>) {
  return (
    <div className="grid gap-6 lg:grid-cols-12">
      <Frame title={fragmentWords.brief} className="self-start lg:col-span-4">
        <DataRows rows={scene.brief} />
      </Frame>
      <ul className="grid gap-6 lg:col-span-8">
        {scene.pieces.map((piece, i) => (
          <li key={piece.as} data-beat={i} className={cn(i >= playback.shown && 'unseen')}>
            <Frame title={piece.format} head="line">
              <Piece piece={piece} author={scene.author} />
            </Frame>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Each format in the shape that its reader meets it in. */
function Piece({ piece, author }: { piece: ContentPiece; author: string }) {
  const { title, body } = piece;
  switch (piece.as) {
    case 'post':
      return (
        <>
          <p className="mb-4 flex items-center gap-3 font-bold">
            <span className="size-9 rounded-full bg-line" aria-hidden="true" />
            {author}
          </p>
          <p className="type-title mb-3 bg-line p-5 font-bold text-line-on">{title}</p>
          <p className="max-w-[64ch] whitespace-pre-line">{body}</p>
        </>
      );
    case 'newsletter':
      return (
        <>
          <p className="type-small border-hairline border-b pb-2 text-muted">
            {fragmentWords.from} {author}
          </p>
          <p className="mb-4 border-hairline border-b py-2">
            <span className="type-small text-muted">{fragmentWords.subject} </span>
            <strong>{title}</strong>
          </p>
          <p className="max-w-[64ch] whitespace-pre-line">{body}</p>
        </>
      );
    case 'video':
      return (
        <>
          <p className="type-title mb-3 font-bold">{title}</p>
          <ol>
            {body.split('\n').map((shot) => {
              const [, time = '', action = shot] = /^(.+? s)\. (.+)$/.exec(shot) ?? [];
              return (
                <li
                  key={shot}
                  className="grid gap-x-4 border-hairline border-t py-2.5 sm:grid-cols-[5.5rem_1fr]"
                >
                  <span className="tabular text-[0.9375rem] text-muted">{time}</span>
                  <span>{action}</span>
                </li>
              );
            })}
          </ol>
        </>
      );
  }
}

export const contentKind: Kind<ContentScript, ContentScene> = {
  delays: (scene) => scene.pieces.map(({ afterMs }) => afterMs),
  announce(scene, index) {
    const piece = scene.pieces[index];
    return { text: piece ? `${piece.format}: ${piece.title}. ${piece.body}` : '' };
  },
  Stage,
};
