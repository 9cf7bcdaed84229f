import type { SignId } from '@/content/demos/types';

/** What grows on the branch at x, above or below its middle. */
const at = (x: number, below: number) => `M${x} ${42 + below - Math.round((x - 50) / 20)}`;
const upperLeaf = (x: number) => `${at(x, -2)}q-3-28 36-34q-4 28-36 34z`;
const lowerLeaf = (x: number) => `${at(x, 2)}q30 4 38 34q-30-4-38-34z`;
const fruit = (x: number) => `${at(x, 2)}h4v12a16 19 0 1 1-4 0zm-6 21q-3 13 5 21q-3-10-5-21z`;

/** The signs of a campaign's pictures, each in a box of 100 by 100, filled by even and odd; the branch goes on beyond its box. */
export const signs: Record<SignId, string> = {
  drop: 'M50 8C66 36 84 50 84 68a34 32 0 0 1-68 0C16 50 34 36 50 8z',
  olive: [
    'M-140 50L240 31v4L-140 54z',
    ...[-108, -70, -32, 6, 44, 82, 120, 158, 204].map(upperLeaf),
    ...[-122, -46, 30, 106, 182].map(lowerLeaf),
    ...[-64, 12, 88, 164].map(fruit),
  ].join(''),
  can: 'M37 4h26v14l25 18v60H12V36l25-18zM50 44C55 54 62 59 62 67a12 12 0 0 1-24 0C38 59 45 54 50 44z',
  bicycle:
    'M24 46a22 22 0 1 1 0 44a22 22 0 1 1 0-44zM24 54a14 14 0 1 0 0 28a14 14 0 1 0 0-28zM76 46a22 22 0 1 1 0 44a22 22 0 1 1 0-44zM76 54a14 14 0 1 0 0 28a14 14 0 1 0 0-28zM30 22h20v6H43L38 34H62L58 16H74v6H66L79 67H73L66 42 49 70H22L37 28H30zM33 64h13L60 40H39z',
  wheel:
    'M50 4a46 46 0 1 1 0 92a46 46 0 1 1 0-92zM47 16A34 34 0 0 0 16 47H47zM53 16V47H84A34 34 0 0 0 53 16zM16 53A34 34 0 0 0 47 84V53zM53 53V84A34 34 0 0 0 84 53z',
  play: 'M22 10L90 50L22 90z',
};

export function Sign({ sign, className }: { sign: SignId; className: string }) {
  return (
    <svg viewBox="0 0 100 100" className={className} fillRule="evenodd" aria-hidden="true">
      <path d={signs[sign]} />
    </svg>
  );
}
