import type { CSSProperties, ReactNode } from 'react';
import { Marked } from '@/components/poster/conversation';
import { Section } from '@/components/ui/section';
import { anchors } from '@/content/anchors';
import { deskWords } from '@/content/desks';
import type { Desk as DeskContent, DeskPart, DeskRow } from '@/content/types';
import { cn } from '@/lib/utils';

interface DeskProps {
  desk: DeskContent;
  /** The page's line, as it passes here. */
  line: ReactNode;
  className?: string;
  /** What the drawing has there of its own, in place of `desk.main`. */
  children?: ReactNode;
}

/** What a service leaves on its owner's desk: a sheet with a bar in the line's colour, and on it lists and figures. */
export function Desk({ desk, line, className, children }: DeskProps) {
  const { title = deskWords.title, lead, bar, meta, main = [], side } = desk;
  return (
    <Section
      id={anchors.desk}
      title={title}
      lead={`${lead} ${deskWords.example}`}
      ruled={false}
      line={line}
      {...(className && { className })}
    >
      <div className="desk">
        <div className="desk-bar">
          <h3>{bar}</h3>
          <ul className="desk-meta">
            {meta.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
        <div className="desk-main">
          {children ?? main.map((part) => <Part key={JSON.stringify(part)} part={part} />)}
        </div>
        {side.length > 0 && (
          <div className="desk-side">
            {side.map((part) => (
              <Part key={JSON.stringify(part)} part={part} />
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}

function Part({ part }: { part: DeskPart }) {
  if ('figures' in part)
    return (
      <ul className="desk-figures">
        {part.figures.map(({ value, label }) => (
          <li key={label}>
            <b>{value}</b> {label}
          </li>
        ))}
      </ul>
    );
  return (
    <div>
      <h4>{part.title}</h4>
      {'rows' in part && <Rows {...part} />}
      {'bars' in part && <Bars {...part} />}
      {'draft' in part && (
        <div className="desk-draft">
          {part.draft.map((text) => (
            <p key={text}>
              <Marked text={text} />
            </p>
          ))}
          <p className="desk-note">
            {part.note} <Capsule person={part.person} />
          </p>
        </div>
      )}
    </div>
  );
}

/** Whose turn it is: a name for the eye, a sentence for the ear. */
function Capsule({ person }: { person: string }) {
  return (
    <b className="desk-person capsule">
      <span aria-hidden="true">{person}</span>
      <span className="sr-only">{deskWords.turn(person)}</span>
    </b>
  );
}

function Rows({ rows, scores }: { rows: readonly DeskRow[]; scores?: true }) {
  return (
    <ol className={cn('desk-rows', scores && 'desk-scores')}>
      {rows.map(({ at, lang, who, what, end, person }) => (
        <li key={at + who}>
          <b>{at}</b>
          <p lang={lang}>
            <b>{who}</b>
            {what && `, ${what}`}
          </p>
          {end && <p className="desk-end">{end}</p>}
          {person && <Capsule person={person} />}
        </li>
      ))}
    </ol>
  );
}

function Bars({ bars, note }: Extract<DeskPart, { bars: unknown }>) {
  const most = Math.max(...bars.map(({ count }) => count));
  return (
    <>
      <ol className="desk-bars">
        {bars.map(({ what, count, unknown }) => (
          <li key={what} data-desk-unknown={unknown && ''}>
            <span>{what}</span>
            <i style={{ '--desk-share': count / most } as CSSProperties} />
            <b>{count}</b>
            {unknown && <span className="sr-only">{deskWords.unknown}</span>}
          </li>
        ))}
      </ol>
      {note && <p className="desk-note">{note}</p>}
    </>
  );
}
