import { InlineScript } from '@/components/layout/page/inline-script';
import { lineColour } from '@/components/line/palette';
import { solutions } from '@/content/solutions';
import { stems } from '@/lib/demos/stems';
import { solutionPath } from '@/lib/links';

/** How many stops are named. */
const count = 3;
/** Among how many: what the not-found page shows travels in every page's data. */
const mostStops = 24;

/**
 * Only in the browser is the missing address known, for the page is one static file. Logs it, and brings the stops
 * nearest to it forward.
 */
function bringNearestForward(stemsOf: (text: string) => string[], shown: number) {
  const path = window.location.pathname;
  console.error('404 Error: User attempted to access non-existent route:', path);
  const wanted = new Set(stemsOf(path));
  const stops = [...document.querySelectorAll<HTMLElement>('[data-stems]')];
  const likeness = (stop: HTMLElement) =>
    (stop.dataset.stems ?? '').split(' ').filter((stem) => wanted.has(stem)).length;
  const nearest = [...stops].sort((a, b) => likeness(b) - likeness(a)).slice(0, shown);
  for (const stop of stops) {
    stop.hidden = !nearest.includes(stop);
    stop.style.order = String(nearest.indexOf(stop));
  }
}

/** Solutions, of which the first few are shown until the script has found better. */
export function NearestStops({ title }: { title: string }) {
  return (
    <>
      <h2 className="type-title">{title}</h2>
      <ul className="mt-4 flex flex-col border-ink border-t-2">
        {solutions.slice(0, mostStops).map(({ slug, name, menuDescription, line }, i) => (
          <li
            key={slug}
            data-stems={stems(`${slug} ${name} ${menuDescription}`).join(' ')}
            hidden={i >= count}
            className="border-hairline border-b"
            // the script has its say before React does
            suppressHydrationWarning
          >
            <a href={solutionPath(slug)} className="flex gap-4 py-4 no-underline hover:underline">
              <span data-line={lineColour(line)} className="line-badge">{`L${line}`}</span>
              <span>
                <span className="block font-bold text-lg leading-snug">{name}</span>
                <span className="block text-muted">{menuDescription}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <InlineScript run={bringNearestForward} args={[stems, count]} />
    </>
  );
}
