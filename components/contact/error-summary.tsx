import { type MouseEvent, useEffect, useRef } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { fieldId } from '@/content/anchors';
import { contact } from '@/content/contact';
import type { LeadField } from '@/lib/lead/fields';
import { focusInView } from './focus-in-view';

export interface FieldRefusal {
  name: LeadField;
  message: string;
}

interface ErrorSummaryProps {
  refusals: FieldRefusal[];
  /** Counts the times that the form was sent and refused: at each the summary takes the focus. */
  attempt: number;
}

// a plain fragment would stay in the address, and in some browsers it moves the view alone
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  focusInView(document.getElementById(event.currentTarget.hash.slice(1)), 'center');
}

/**
 * What keeps the form from leaving, in the fields' own words, each a link to its field. After GOV.UK's error
 * summary: the box takes the focus, and an alert inside it is read whole.
 */
export function ErrorSummary({ refusals, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const focusedAt = useRef(0);
  useEffect(() => {
    // once for each attempt, when the box is there: never while someone types
    if (!box.current || focusedAt.current === attempt) return;
    focusedAt.current = attempt;
    focusInView(box.current, 'start');
  });
  if (refusals.length === 0) return null;
  const { title, lead } = contact.refused;
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="error-summary -scroll-mt-3 mb-8 border-2 border-error bg-sheet forced-colors:border-4"
    >
      <div role="alert">
        <h3 className="type-title bg-error px-4 py-3 text-(--on-error) sm:px-5 forced-colors:border-b-2">
          {title}
        </h3>
        <p className="px-4 pt-4 sm:px-5">{lead}</p>
        <ul className="px-4 pt-2 pb-3 sm:px-5">
          {refusals.map(({ name, message }) => (
            <li key={name} className="error-summary-stop relative pl-9">
              <a
                href={`#${fieldId(name)}`}
                onClick={goToField}
                className="block py-2.5 font-bold underline"
              >
                <ChangingText>{message}</ChangingText>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
