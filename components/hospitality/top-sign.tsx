import Link from 'next/link';
import { cta } from '@/components/site/call-to-action';
import { ScrollLink } from '@/components/site/scroll-link';
import { anchors } from '@/content/anchors';
import type { HospitalityContent } from '@/content/types';

type TopSignProps = Pick<HospitalityContent, 'topBar'> & { time: string };

/** The sign that hangs over a platform: where one comes from, the hour, where one goes. */
export function TopSign({ topBar, time }: TopSignProps) {
  return (
    <div className="top-sign">
      <div className="page">
        <Link href="/">
          <Arrow back />
          {topBar.home}
        </Link>
        <p className="plate" aria-hidden="true">
          {time}
        </p>
        <ScrollLink targetId={anchors.form} {...cta('top-bar')}>
          {topBar.contact}
          <Arrow />
        </ScrollLink>
      </div>
    </div>
  );
}

function Arrow({ back = false }: { back?: boolean }) {
  return (
    <svg width="24" height="18" viewBox="0 0 24 18" aria-hidden="true">
      <path d={back ? 'M24 9H3M11 1L3 9l8 8' : 'M0 9h21M13 1l8 8-8 8'} />
    </svg>
  );
}
