interface SaidProps {
  text: string;
  /** As short as it stands on the poster at rest. */
  brief?: string | undefined;
  /** How it is spoken: its place among the voices, pitch and rate. */
  voice?: string;
}

/** One line as it is said while the stage plays, and in few words at rest. */
export function Said({ text, brief, voice }: SaidProps) {
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
