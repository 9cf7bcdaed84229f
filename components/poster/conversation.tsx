/** Who says it, without a role or an address. */
export const nameOf = (author: string) => author.split(/,| </)[0];

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
  /** What shows the one or the other. */
  classes?: { full: string; brief: string };
}

const atRest = { full: 'in-full', brief: 'in-brief' };

/** One line as it is said while the stage plays, and in few words at rest. */
export function Spoken({ text, brief, classes = atRest }: SpokenProps) {
  return (
    <>
      <span data-said="" className={brief && classes.full}>
        {text}
      </span>
      {brief && (
        <span className={classes.brief} aria-hidden="true">
          {brief}
        </span>
      )}
    </>
  );
}
