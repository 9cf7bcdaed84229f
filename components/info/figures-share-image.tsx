import { shareImage } from '@/components/poster/share-image';
import { figuresList, figuresPage } from '@/content/figures-page';
import { navigation } from '@/content/navigation';
import { figuresOfKind } from '@/lib/italian/figure-groups';

/** A promise and a smaller aim, each under its sign, as on the page, and above what it says. */
const shown = [
  { kind: 'promise', size: 150, border: 19, radius: 0 },
  { kind: 'aim', size: 100, border: 8, radius: 19 },
] as const;

export default function FiguresShareImage() {
  return shareImage({
    title: figuresPage.title,
    name: navigation.footer.transparencyTitle,
    art: (
      <div
        style={{
          position: 'absolute',
          left: 64,
          bottom: 40,
          display: 'flex',
          alignItems: 'flex-end',
          gap: 56,
        }}
      >
        {shown.map(({ kind, size, border, radius }) => {
          const [first] = figuresOfKind(kind);
          if (!first) return null;
          const { label, value } = first.figure;
          const { text, short = text } = value;
          return (
            <div
              key={kind}
              style={{ display: 'flex', flexDirection: 'column', width: 508, fontSize: 36 }}
            >
              <div style={{ display: 'flex', alignItems: 'center' }}>
                <div
                  style={{
                    width: 38,
                    height: 38,
                    marginRight: 16,
                    border: `${border}px solid`,
                    borderRadius: radius,
                  }}
                />
                {figuresList.kinds[kind]}
              </div>
              {/* as high as its digits */}
              <div
                style={{
                  marginTop: 20,
                  fontSize: size,
                  lineHeight: 0.7,
                  letterSpacing: '-0.03em',
                }}
              >
                {short}
              </div>
              <div style={{ marginTop: 24 }}>{label}</div>
            </div>
          );
        })}
      </div>
    ),
  });
}
