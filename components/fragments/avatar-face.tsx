import type { FaceId } from '@/content/demos/types';

/** What tells the faces apart: hair, and something of one's own. */
const features: Record<FaceId, { hair: string; own?: string; ownFilled?: string }> = {
  paolo: {
    hair: 'M84 142c-8-74 30-110 80-110 44 0 80 30 72 104-24-4-48-22-58-46-20 30-56 48-94 52z',
  },
  nadia: {
    hair: 'M78 262c-14-60-14-130 2-170 16-42 50-60 82-60s66 18 80 60c14 42 12 110-2 170h-34c14-40 20-86 10-132-40-2-66-16-82-40-10 26-24 38-30 40-10 46-4 92 10 132z',
  },
  franco: {
    hair: 'M92 128c-6-50 20-84 68-84s74 34 68 84c-10-30-34-48-68-48s-58 18-68 48z',
    own: 'M112 152a22 22 0 1 0 44 0a22 22 0 1 0-44 0M166 152a22 22 0 1 0 44 0a22 22 0 1 0-44 0M156 150h10',
    ownFilled: 'M122 190c24-14 52-14 76 0-12 4-26 6-38 6s-26-2-38-6z',
  },
};

interface AvatarFaceProps {
  face?: FaceId;
  /** The mouth moves while it speaks. */
  speaking?: boolean;
  className?: string;
}

/**
 * A face in a few flat shapes, after the posters of the sixties: drawn, not photographed.
 * The same in both themes, for a face turned light on dark is a negative.
 */
export function AvatarFace({ face = 'paolo', speaking = false, className }: AvatarFaceProps) {
  const { hair, own, ownFilled } = features[face];
  return (
    <svg viewBox="0 0 320 340" className={`scheme-light ${className ?? ''}`} aria-hidden="true">
      {face === 'nadia' && <path d={hair} className="fill-ink" />}
      <path d="M30 340c4-74 52-106 130-106s126 32 130 106z" className="fill-ink" />
      <path d="M130 196h60v56a30 30 0 0 1-60 0z" className="fill-paper" />
      <rect x="92" y="68" width="136" height="164" rx="68" className="fill-paper" />
      <path d={face === 'nadia' ? nadiasFringe : hair} className="fill-ink" />
      <circle cx="134" cy="152" r="7" className="fill-ink" />
      <circle cx="188" cy="152" r="7" className="fill-ink" />
      <path d="M161 152v30h-9" className="fill-none stroke-ink" strokeWidth="4" />
      {own && <path d={own} className="fill-none stroke-ink" strokeWidth="5" />}
      {ownFilled && <path d={ownFilled} className="fill-ink" />}
      {speaking ? (
        <ellipse cx="161" cy="208" rx="20" ry="10" className="avatar-mouth fill-ink" />
      ) : (
        <path d="M138 202c14 12 32 12 46 0" className="fill-none stroke-ink" strokeWidth="6" />
      )}
    </svg>
  );
}

const nadiasFringe = 'M92 140c-4-60 28-96 70-96s72 34 66 92c-34-2-60-14-76-38-10 24-32 38-60 42z';
