import type { CSSProperties } from 'react';
import { Shapes } from '@/components/poster/shapes-view';
import { avatarDemo } from '@/content/demos/avatar';
import { posters } from '@/content/posters';
import { bust, mouth } from './shapes';

const [{ captions }] = avatarDemo.scenes;
const { aiVideo, length } = posters.avatar;
const shown = captions[2];

/** Of '0:38'. */
export const seconds = (time: string) => Number(time.slice(2));

/** How far the video is: at this time, or as far as its stage has played. */
export function FrameTime({ at }: { at?: string | undefined }) {
  const values = { '--frame-length': seconds(length), ...(at && { '--value': seconds(at) }) };
  return <i className="frame-time" style={values as CSSProperties} />;
}

/** The video that one customer gets, at one moment of it: face, label, subtitle, and how far it is. */
export function AvatarFrame() {
  return (
    <div className="frame">
      <p className="frame-label">{aiVideo.it}</p>
      <svg viewBox="420 30 960 540" className="frame-picture" aria-hidden="true">
        <Shapes shapes={[...bust, { d: mouth, tone: 'ink' }]} />
      </svg>
      <p className="frame-subtitle">{shown?.text}</p>
      <p className="frame-bar" aria-hidden="true">
        <span>{shown?.at}</span>
        <FrameTime at={shown?.at} />
        <span>{length}</span>
      </p>
    </div>
  );
}
