import { type LiveWay, liveDemo } from '@/content/live-demo';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { telUrl, whatsappUrl } from '@/lib/links';
import { cn } from '@/lib/utils';

interface LiveDemoProps {
  ways: readonly LiveWay[];
  className?: string;
}

/**
 * One line that says where an assistant can be called or written to; nothing until the owner has given a number. The
 * voicebot's poster makes room for it by its class.
 */
export function LiveDemo({ ways, className }: LiveDemoProps) {
  const offered = ways.flatMap((way) => {
    const line = site.demoLines[way];
    return line ? [{ way, ...line }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <p className={cn('live-demo flex flex-wrap items-center gap-x-6', className)}>
      <strong className="max-sm:w-full">{liveDemo.title}</strong>
      {offered.map(({ way, shown, e164 }) =>
        way === 'telephone' ? (
          <a key={way} href={telUrl(e164)} className="target underline">
            {liveDemo.telephone} {shown}
          </a>
        ) : (
          <a
            key={way}
            href={whatsappUrl(liveDemo.message, e164)}
            target="_blank"
            rel="noopener noreferrer"
            className="target underline"
          >
            {liveDemo.whatsapp} {shown}
            <span className="sr-only">{` (${navigation.newTab})`}</span>
          </a>
        ),
      )}
      <span className="type-small">{liveDemo.note}</span>
    </p>
  );
}
