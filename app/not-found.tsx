import type { Metadata } from 'next';
import Link from 'next/link';
import { NearestStops } from '@/components/not-found/nearest-stops';
import { PageShell } from '@/components/site/page-shell';
import { Button } from '@/components/ui/button';
import { notFound } from '@/content/not-found';
import { consultationPath } from '@/lib/links';

export const metadata: Metadata = { ...notFound.meta, robots: { index: false } };

export default function NotFoundPage() {
  return (
    <PageShell>
      <section className="page">
        <div className="stop stop-first grid gap-x-12 gap-y-14 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h1>
              <span className="type-numeral block text-[length:clamp(7rem,24vw,18rem)]">
                {notFound.title}
              </span>
              <span className="type-heading mt-6 block">{notFound.text}</span>
            </h1>
            <p className="type-lead mt-5 max-w-[48ch] text-muted">{notFound.lead}</p>
            <Button asChild className="mt-8">
              <Link href="/">{notFound.homeLink}</Link>
            </Button>
          </div>
          <div className="self-end lg:col-span-5">
            <NearestStops title={notFound.nearestTitle} />
            <h2 className="type-title mt-12">{notFound.consultationTitle}</h2>
            <p className="mt-2 max-w-[48ch] text-muted">{notFound.consultationText}</p>
            <Link href={consultationPath} className="target mt-2 font-bold">
              {notFound.consultationButton}
            </Link>
          </div>
        </div>
      </section>
    </PageShell>
  );
}
