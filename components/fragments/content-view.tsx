import { fragmentWords } from '@/content/fragments';
import type { ContentFragment } from '@/content/types';
import { DataRows, Frame } from './frame';

/** One brief on the left, branching into the pieces made from it. */
export function ContentView({ fragment }: { fragment: ContentFragment }) {
  return (
    <div className="grid gap-6 lg:grid-cols-12">
      <Frame title={fragmentWords.brief} className="self-start lg:col-span-4">
        <DataRows rows={fragment.brief} />
      </Frame>
      <ul className="branches grid gap-6 lg:col-span-8">
        {fragment.pieces.map((piece) => (
          <li key={piece.format} className="branch">
            <Frame title={piece.format} head="line">
              <h3 className="type-title mb-3">{piece.title}</h3>
              <p className="max-w-[64ch] whitespace-pre-line">{piece.body}</p>
            </Frame>
          </li>
        ))}
      </ul>
    </div>
  );
}
