import { fragmentWords } from '@/content/fragments';
import type { AvatarFragment } from '@/content/types';
import { AvatarFace } from './avatar-face';
import { DataRows, Frame } from './frame';

export function AvatarView({ fragment }: { fragment: AvatarFragment }) {
  return (
    <div className="grid gap-6 lg:grid-cols-12">
      <div className="avatar-picture lg:col-span-4">
        <AvatarFace />
        <p className="avatar-label">{fragmentWords.aiVideo.it}</p>
      </div>
      <Frame
        title={fragmentWords.captions}
        note={fragment.captions.at(-1)?.at}
        className="lg:col-span-5"
      >
        <ol>
          {fragment.captions.map((caption) => (
            <li
              key={caption.at}
              className="grid grid-cols-[3.5rem_1fr] gap-3 border-hairline border-b py-3 last:border-b-0"
            >
              <span className="text-muted tabular">{caption.at}</span>
              <span className="leading-snug">{caption.text}</span>
            </li>
          ))}
        </ol>
      </Frame>
      <Frame title={fragmentWords.settings} className="self-start lg:col-span-3">
        <DataRows rows={fragment.settings} />
      </Frame>
    </div>
  );
}
