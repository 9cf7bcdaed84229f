import type { Said } from '@/content/demos/types';

/** Who says it, without a role or an address. */
export const nameOf = (author: string) => author.split(/,| </)[0];

/** Which of a language's voices speaks, how high and how fast. */
export const voiceOf = (from: Said['from']) =>
  from === 'assistant' ? '0 1.05 1.05' : '1 0.85 1.05';

/** A text, with what was taken from a source marked in it. */
export function Marked({ text }: { text: string }) {
  return text
    .split(/\[([^[\]]+)\]\([^()]+\)/)
    .map((part, i) => (i % 2 === 0 ? part : <mark key={part}>{part}</mark>));
}

interface SpokenProps {
  text: string;
  /** As short as it stands on the poster at rest. */
  brief?: string | undefined;
  voice?: string;
}

/** One line as it is said while the stage plays, and in few words at rest. */
export function Spoken({ text, brief, voice }: SpokenProps) {
  return (
    <>
      <span data-said="" data-voice={voice}>
        {text}
      </span>
      {brief && (
        <span className="brief" aria-hidden="true">
          {brief}
        </span>
      )}
    </>
  );
}
