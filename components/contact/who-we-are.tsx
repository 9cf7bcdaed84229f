import type { ReactNode } from 'react';
import { Numeral } from '@/components/sections/figures';
import { about } from '@/content/about';
import { people } from '@/content/owner';
import { site } from '@/content/site';
import { telUrl } from '@/lib/links';
import { personOf, written } from '@/lib/owner-slot';
import { cn } from '@/lib/utils';

/** An owner's picture of 4:5, in the size that it is shown in. */
export function Portrait({ src, alt, className }: { src: string; alt: string; className: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: it needs no other size
    <img src={src} alt={alt} width="640" height="800" loading="lazy" className={className} />
  );
}

/** The one person who reads this page's requests: beside the form, where one decides whether to send it. */
export function WhoWeAre({ page, children }: { page: string; children?: ReactNode }) {
  const { town, phoneHours } = site.about;
  const all = people.filter(({ name }) => written(name));
  const person = personOf(page);
  const team = all.filter((each) => each !== person);
  const role = person && written(person.role);
  const portrait = person?.portrait;
  return (
    <div
      data-asks=""
      // on the line's colour up to the window's edge, from the first field to the button, where the line arrives
      className="max-md:mt-5 md:relative md:-mr-[100vw] md:mt-[calc(3em+0.875rem)] md:flex md:flex-col md:bg-line md:py-6 md:pr-[100vw] md:pl-[clamp(1.25rem,3vw,2.5rem)] md:text-line-on md:[--muted:var(--line-on)] md:[grid-area:1/2] md:[&_:focus-visible]:outline-current"
    >
      <h3 className="type-lead font-bold">{person?.name ?? about.title}</h3>
      {role && <p>{role}</p>}
      <p className="type-heading mt-2 text-balance font-bold max-md:text-lg max-md:leading-snug">
        {person?.sentence ?? about.text}
      </p>
      <div
        className={cn(
          'mt-3',
          // it stands on the lower edge
          portrait &&
            'grid grid-cols-[min(6rem,30%)_1fr] gap-x-4 md:-mb-6 md:mt-auto md:grid-cols-1 md:gap-x-6 md:pt-4 xl:grid-cols-[5fr_4fr]',
        )}
      >
        {portrait && (
          <Portrait
            src={portrait}
            alt={person.name}
            className="h-auto w-full md:self-end md:max-xl:order-1 md:max-xl:w-32"
          />
        )}
        <div className={cn('flex flex-col wrap-anywhere', portrait && 'md:pb-6')}>
          <dl className="grid gap-2">
            {team.length > 0 && (
              <div>
                <dt className="text-muted">{about.labels.team}</dt>
                {team.map(({ name, role, portrait }) => (
                  <dd key={name} className="mt-1.5 flex items-center gap-2 leading-tight">
                    {portrait && (
                      <Portrait src={portrait} alt="" className="h-auto w-10 shrink-0" />
                    )}
                    {[name, written(role)].filter(Boolean).join(', ')}
                  </dd>
                ))}
              </div>
            )}
            {written(town) && (
              <div>
                <dt className="text-muted">{about.labels.town}</dt>
                <dd>{town}</dd>
              </div>
            )}
            {!children && (
              <div>
                <dt className="text-muted">{about.labels.phone}</dt>
                <dd>
                  <a href={telUrl()} className="target underline">
                    {site.phone}
                  </a>
                  {written(phoneHours) && <span className="block">{phoneHours}</span>}
                </dd>
              </div>
            )}
          </dl>
          {children}
        </div>
      </div>
      {!portrait && (
        <p className="mt-auto max-md:hidden">
          <span className="type-numeral block tracking-[0.01em]! [--text-numeral:clamp(6rem,16vw,18rem)]">
            <Numeral value={about.answer.value} />
          </span>{' '}
          {about.answer.basis}
        </p>
      )}
    </div>
  );
}
