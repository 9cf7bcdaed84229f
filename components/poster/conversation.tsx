/** Who says it, without a role or an address. */
export const nameOf = (author: string) => author.split(/,| </)[0];

/** A text, with what was taken from a source marked in it; in a question, by `#2`, what that step of its answer answers. */
export function Marked({ text }: { text: string }) {
  const parts = text.split(/\[([^[\]]+)\]\(([^()]+)\)/);
  return parts.map((part, i) => {
    if (i % 3 === 0) return part;
    return (
      i % 3 === 1 && (
        <mark key={part} data-at={/^#(\d+)$/.exec(parts[i + 1] ?? '')?.[1]}>
          {part}
        </mark>
      )
    );
  });
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
