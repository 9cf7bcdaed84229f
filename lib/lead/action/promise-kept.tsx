import { promiseFigures, promisePage as words } from '@/content/booking';
import { plural } from '@/lib/italian/plural';
import { type PromiseKept, promiseKept } from '@/lib/lead/figures/answers';
import { leadService } from '@/lib/lead/ops/service';
import { actionAnswer } from '@/lib/lead/pages/answer';
import { FactList, Page } from '@/lib/lead/pages/page';
import { log } from '@/lib/server/log';
import { storeErrorFields } from '@/lib/store/store';
import { hourMs } from '@/lib/time';

/** Rounded up: no time is said to be shorter than it was. */
function inWords(ms: number): string {
  return ms < hourMs
    ? plural(Math.max(1, Math.ceil(ms / 60_000)), words.minutes)
    : plural(Math.ceil((10 * ms) / hourMs) / 10, words.hours);
}

function KeptPage({ kept }: { kept: PromiseKept | null }) {
  const { labels, median, none, few } = words;
  return (
    <Page title={words.title} lead={words.lead}>
      {kept ? (
        <FactList
          rows={[
            [labels.requests, String(kept.requests)],
            [labels.median, kept.medianMs === null ? none : median(inWords(kept.medianMs))],
            [labels.late, String(kept.late)],
          ]}
        />
      ) : (
        <p>{few}</p>
      )}
      <p className="end">
        <a href={words.back.path}>{words.back.text}</a>
      </p>
    </Page>
  );
}

/** How the promise of an answer was kept; 404 where the owner does not show it. */
export async function showPromise(): Promise<Response> {
  if (!promiseFigures.published) return new Response(null, { status: 404 });
  try {
    const { store, config } = leadService();
    return await actionAnswer(<KeptPage kept={await promiseKept(store, config.workingCalendar)} />);
  } catch (error) {
    log.error(storeErrorFields(error), 'figures.promise_unreadable');
    return new Response(null, { status: 503 });
  }
}
