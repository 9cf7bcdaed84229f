import { shareImage } from '@/components/poster/share-image';
import { hospitality } from '@/content/hospitality';
import { navigation } from '@/content/navigation';
import { colourToken } from '@/lib/design-tokens';

const { title, night } = hospitality.hero;

export default function HospitalityShareImage() {
  return shareImage({ title, name: navigation.hospitality, night: true, art: <NightMinute /> });
}

/** The minute of the night, its seconds on a flap, and the line that leaves it. */
function NightMinute() {
  return (
    <div
      style={{
        position: 'absolute',
        left: 0,
        top: 372,
        width: 1200,
        height: 258,
        display: 'flex',
        alignItems: 'center',
        paddingLeft: 56,
        background: colourToken('paper'),
        color: colourToken('ink'),
        fontSize: 278,
        letterSpacing: '-0.05em',
      }}
    >
      <span
        style={{
          position: 'absolute',
          left: 960,
          top: 115,
          width: 240,
          height: 28,
          background: colourToken('signal'),
        }}
      />
      <span>{night.time}</span>
      <span
        style={{
          position: 'absolute',
          left: 780,
          top: 32,
          padding: '0 36px 0 32px',
          background: colourToken('night'),
          color: colourToken('signal'),
          fontSize: 148,
          lineHeight: '194px',
          letterSpacing: '-0.02em',
        }}
      >{`:${night.seconds.answered}`}</span>
    </div>
  );
}
