import { oliveShapes } from './shapes/olive';

/** One sign of the olive and its oil, as all pieces of a campaign share them. */
export function OliveSign({ sign }: { sign: keyof typeof oliveShapes }) {
  return (
    <svg viewBox="0 0 100 100" className="olive" fillRule="evenodd" aria-hidden="true">
      <path d={oliveShapes[sign]} />
    </svg>
  );
}
