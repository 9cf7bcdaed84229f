interface TrunkProps {
  /** It stops at a buffer, or is broken. */
  end: 'buffer' | 'broken';
  className?: string;
}

/** The line at its largest, in from the window's edge; its end is what the scene has to say. */
export function Trunk({ end, className = '' }: TrunkProps) {
  return <span aria-hidden="true" className={`trunk trunk-${end} ${className}`} />;
}
