import { StripMap } from '@/components/line/strip-map';
import type { Solution } from '@/content/types';

/** The way of one request, stop by stop, right below the poster. */
export function Route({ stops }: { stops: Solution['route'] }) {
  return (
    <section className="page">
      <div className="stop stop-first">
        <StripMap stops={stops} />
      </div>
    </section>
  );
}
