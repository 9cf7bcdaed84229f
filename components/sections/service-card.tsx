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

/** One line of the timetable: the whole row is a link, the title is the link's name. */
export function ServiceCard(props: ServiceCardProps) {
  const { line, href, title, text, bullets, linkLabel } = props;
  return (
    <li data-line={lineColour(line)} className="service group relative border-hairline border-b">
      <LineBadge line={line} size="sign" />
      <h3 className="type-title">
        <a href={href} className="no-underline after:absolute after:inset-0 group-hover:underline">
          {title}
        </a>
      </h3>
      <p className="max-w-[48ch]">{text}</p>
      <div>
        <ul className="text-muted">
          {bullets.map((bullet) => (
            <li key={bullet} className="py-0.5">
              {bullet}
            </li>
          ))}
        </ul>
        <p className="service-link mt-2 font-bold text-line-text" aria-hidden="true">
          <span className="service-link-words">{linkLabel} </span>
          <span className="service-link-arrow">→</span>
        </p>
      </div>
    </li>
  );
}
