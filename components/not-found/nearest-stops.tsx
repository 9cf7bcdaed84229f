import { lineColour } from '@/components/line/palette';
import { solutions } from '@/content/solutions';
import { stems, stopsShown } from '@/lib/browser/nearest-stops';
import { solutionPath } from '@/lib/links';

/** Among how many. */
const mostStops = 24;

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
            hidden={i >= stopsShown}
            className="lost-stop border-hairline border-b"
          >
            <a href={solutionPath(slug)} className="flex gap-4 py-4 no-underline hover:underline">
              <span
                aria-hidden="true"
                data-line={lineColour(line)}
                className="lost-code min-w-10 forced-colors:border-2 shrink-0 self-start bg-line text-center font-bold text-line-on leading-8"
              >{`L${line}`}</span>
              <span>
                <span className="block font-bold text-lg leading-snug">{name}</span>
                <span className="block text-muted">{menuDescription}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
