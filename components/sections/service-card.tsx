import Link from 'next/link';
import { LineBadge } from '@/components/line/line-badge';
import { lineColour } from '@/components/line/palette';

interface ServiceCardProps {
  line: number;
  href: string;
  title: string;
  text: string;
  bullets: readonly string[];
  linkLabel: string;
}

/** One line's card: the whole of it is a link, the title is the link's name. */
export function ServiceCard({ line, href, title, text, bullets, linkLabel }: ServiceCardProps) {
  return (
    <li
      data-line={lineColour(line)}
      className="service-card group relative flex flex-col border-hairline border-b p-6"
    >
      <LineBadge line={line} className="self-start" />
      <h3 className="type-title mt-5">
        <Link
          href={href}
          className="no-underline after:absolute after:inset-0 group-hover:underline"
        >
          {title}
        </Link>
      </h3>
      <p className="mt-3 text-muted">{text}</p>
      <ul className="mt-5 mb-6">
        {bullets.map((bullet) => (
          <li key={bullet} className="flex gap-3 py-1 leading-snug">
            <span className="mt-[0.42em] size-2 shrink-0 rounded-full bg-line" aria-hidden="true" />
            {bullet}
          </li>
        ))}
      </ul>
      <p className="mt-auto font-bold text-line-text" aria-hidden="true">
        {linkLabel} <span className="service-arrow inline-block">→</span>
      </p>
    </li>
  );
}
