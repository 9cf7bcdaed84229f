import { cta } from '@/components/layout/links';
import { PageShell } from '@/components/layout/page-shell';
import { Actions, Button } from '@/components/ui/button';
import { contact } from '@/content/contact';
import { notFound } from '@/content/not-found';
import { consultationPath } from '@/lib/links';
import { NearestStops } from './nearest-stops';

/** What is not there: where the line stops, and what may have been meant. */
export function NotFoundPage() {
  return (
    <PageShell>
      <section className="page overflow-x-clip">
        <div className="lost relative pt-6 pb-(--section-space)">
          <h1 className="grid items-end gap-x-8 gap-y-6 lg:grid-cols-12">
            <span className="pl-(--indent) text-(length:--lost-number) leading-[0.86] tracking-[-0.045em] lg:col-span-8">
              {notFound.title}{' '}
            </span>
            <span lang="en" className="type-display pb-[0.4em] max-lg:order-1 lg:col-span-4">
              {notFound.text}
            </span>
            <span
              aria-hidden="true"
              className="lost-buffer relative block h-(--lost-buffer) lg:col-span-12 print:hidden"
            />
          </h1>
          <div className="mt-6 grid gap-x-8 gap-y-14 lg:grid-cols-12">
            <div className="lg:col-span-5">
              <p className="type-lead max-w-[44ch] text-muted">{notFound.lead}</p>
              <Actions className="mt-8">
                <Button asChild>
                  <a href="/">{notFound.homeLink}</a>
                </Button>
              </Actions>
              <h2 className="type-title mt-14">{notFound.consultationTitle}</h2>
              <p className="mt-2 max-w-[44ch] text-muted">{notFound.consultationText}</p>
              <a href={consultationPath} className="target mt-2 underline" {...cta('not-found')}>
                {contact.name}
              </a>
            </div>
            <div className="lg:col-span-6 lg:col-start-7">
              <NearestStops title={notFound.nearestTitle} />
            </div>
          </div>
        </div>
      </section>
    </PageShell>
  );
}
