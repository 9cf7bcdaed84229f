import { disc, halves, shortHair, shoulders } from '@/components/poster/shapes/avatar';
import type { FaceId } from '@/content/demos/types';

interface Features {
  /** Behind the head, and over it: what is ink on the left is paper on the right. */
  behind?: { ink: string; paper: string };
  over: { ink: string; paper: string };
  /** Drawn as a line of ink on the left, of paper on the right. */
  outline?: { ink: string; paper: string };
}

const moustache = {
  ink: 'M900 446H838L786 508C836 514 872 506 900 488z',
  paper: 'M900 446H962L1014 508C964 514 928 506 900 488z',
};

/** What tells the faces apart: hair, and something of one's own. */
const features: Record<FaceId, Features> = {
  paolo: { over: shortHair },
  nadia: {
    behind: {
      ink: 'M900 40A246 246 0 0 0 654 286V690H900z',
      paper: 'M900 40A246 246 0 0 1 1146 286V690H900z',
    },
    over: {
      ink: 'M900 70A210 210 0 0 0 690 280H900z',
      paper: 'M900 70A210 210 0 0 1 1110 280H900z',
    },
  },
  franco: {
    over: moustache,
    outline: {
      ink: 'M732 352a68 68 0 1 0 136 0a68 68 0 1 0-136 0M868 340H900M732 340H690',
      paper: 'M932 352a68 68 0 1 0 136 0a68 68 0 1 0-136 0M932 340H900M1068 340H1110',
    },
  },
};

interface AvatarFaceProps {
  face?: FaceId;
  /** The sentence that it speaks, counted from 1: the mouth moves anew with each; 0 is silence. */
  speaking?: number;
  className?: string;
}

/**
 * The poster's face of two halves that swap paper and ink, with the presenter's own features. The same in both themes,
 * for a face turned light on dark is a negative.
 */
export function AvatarFace({ face = 'paolo', speaking = 0, className }: AvatarFaceProps) {
  const { behind, over, outline } = features[face];
  return (
    <svg viewBox="570 10 660 750" className={`scheme-light ${className ?? ''}`} aria-hidden="true">
      <path d={shoulders.ink + (behind?.ink ?? '')} className="fill-ink" />
      <path d={shoulders.paper + (behind?.paper ?? '')} className="fill-paper" />
      <path d={halves.paper} className="fill-paper" />
      <path d={halves.ink + over.ink + disc(800, 352, 34)} className="fill-ink" />
      <path d={over.paper + disc(1000, 352, 34) + disc(790, 352, 12)} className="fill-paper" />
      <path d={disc(990, 352, 12)} className="fill-ink" />
      {outline && (
        <>
          <path d={outline.ink} className="fill-none stroke-ink" strokeWidth="14" />
          <path d={outline.paper} className="fill-none stroke-paper" strokeWidth="14" />
        </>
      )}
      <g key={speaking} className={speaking > 0 ? 'avatar-mouth' : undefined}>
        <path d="M900 572C864 572 832 562 806 544C820 590 858 614 900 614z" className="fill-ink" />
        <path
          d="M900 572C936 572 968 562 994 544C980 590 942 614 900 614z"
          className="fill-paper"
        />
      </g>
    </svg>
  );
}
