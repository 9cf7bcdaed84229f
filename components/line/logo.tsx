import type { LogoId } from '@/content/types';
import { logoPaths } from './logo-paths';

interface LogoProps {
  image: LogoId;
  /** Without it the logo is decoration beside its name. */
  alt?: string;
  className?: string;
}

const drawn: Partial<Record<LogoId, string>> = logoPaths;

/** A company's sign in the colour of the text around it; nothing where none is freely licensed. */
export function Logo({ image, alt, className }: LogoProps) {
  const path = drawn[image];
  if (!path) return null;
  const shape = <path d={path} />;
  return alt ? (
    <svg viewBox="0 0 24 24" className={className} fill="currentColor" role="img" aria-label={alt}>
      {shape}
    </svg>
  ) : (
    <svg viewBox="0 0 24 24" className={className} fill="currentColor" aria-hidden="true">
      {shape}
    </svg>
  );
}
