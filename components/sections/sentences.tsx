/** A heading of several sentences, each beginning a line. */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=[.?!]) /).map((sentence) => (
    <span key={sentence} className="block">
      {`${sentence} `}
    </span>
  ));
}
