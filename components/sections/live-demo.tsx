import { type LiveWay, liveDemo } from '@/content/live-demo';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { telUrl, whatsappUrl } from '@/lib/links';
import { cn } from '@/lib/utils';

interface LiveDemoProps {
  ways: readonly LiveWay[];
  className?: string;
}

/** Of these ways those that lead somewhere: a number, or a page elsewhere. */
function linksOf(ways: readonly LiveWay[]) {
  const { demoChat: chat, demoLines } = site;
  const { telephone, whatsapp } = demoLines;
  const links = {
    telephone: telephone && { href: telUrl(telephone.e164), to: telephone.shown },
    whatsapp: whatsapp && {
      href: whatsappUrl(liveDemo.message, whatsapp.e164),
      to: whatsapp.shown,
    },
    chat: chat && { href: chat.address, to: chat.host },
    recording: null,
  };
  return ways.flatMap((way) => (links[way] ? [{ text: liveDemo[way], way, ...links[way] }] : []));
}

/** Where an assistant can be called or written to, and a call to listen to; nothing until the owner has one of them. */
export function LiveDemo({ ways, className }: LiveDemoProps) {
  const links = linksOf(ways);
  const recording = ways.includes('recording') ? site.demoRecording : null;
  if (links.length === 0 && !recording) return null;
  return (
    <div className={cn('flex flex-wrap items-center gap-x-6', className)}>
      {links.length > 0 && <strong className="max-sm:w-full">{liveDemo.title}</strong>}
      {links.map(({ way, href, text, to }) => (
        <a
          key={way}
          href={href}
          {...(way !== 'telephone' && { target: '_blank', rel: 'noopener noreferrer' })}
          className="target underline"
        >
          {text} {to}
          {way !== 'telephone' && <span className="sr-only">{` (${navigation.newTab})`}</span>}
        </a>
      ))}
      {recording && (
        <div className="flex w-full flex-wrap items-center gap-x-6">
          <strong id="chiamata">{liveDemo.recording}</strong>
          {/* biome-ignore lint/a11y/useMediaCaption: what is said stands below it */}
          <audio
            controls
            preload="none"
            src={recording.file}
            aria-labelledby="chiamata"
            className="h-11 max-w-full print:hidden"
          />
          <details className="folded open:w-full">
            <summary className="target cursor-pointer underline">{liveDemo.words}</summary>
            {recording.words.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </details>
        </div>
      )}
      <span className="type-small">{liveDemo.note}</span>
    </div>
  );
}
