/** A title's sentences, each on lines of its own: a short one does not end where the next has begun. */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=[.?!]) /).map((sentence, place) => (
    <span key={sentence} className="block">
      {place > 0 && ' '}
      {sentence}
    </span>
  ));
}
