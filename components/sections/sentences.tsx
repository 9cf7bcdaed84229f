import { Fragment } from 'react';

/** A heading's sentences, each to begin a line. */
export const sentencesOf = (text: string) => text.split(/(?<=[.?!]) /);

/** A heading of several sentences, each beginning a line. */
export function Sentences({ text }: { text: string }) {
  return sentencesOf(text).map((sentence) => (
    <Fragment key={sentence}>
      <span className="block">{sentence}</span>{' '}
    </Fragment>
  ));
}
