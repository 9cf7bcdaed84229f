import type { ReactNode } from 'react';
import { Numeral } from '@/components/sections/figures';
import { about } from '@/content/about';
import { people } from '@/content/owner';
import { site } from '@/content/site';
import { telUrl } from '@/lib/links';
import { written } from '@/lib/owner-slot';

/** The one person who reads the request: beside the form, where one decides whether to send it. */
export function WhoWeAre({ children }: { children?: ReactNode }) {
  const { town, phoneHours } = site.about;
  const [person, ...team] = people.filter(({ name }) => written(name));
  const role = person && written(person.role);
  return (
    <div className="reader max-md:mt-5">
      <h3 className="type-lead font-bold">{person?.name ?? about.title}</h3>
      {person?.portrait && (
        // biome-ignore lint/performance/noImgElement: the owner's one picture, in the size that it is shown in
        <img
          src={person.portrait}
          alt={person.name}
          width="640"
          height="800"
          loading="lazy"
          className="my-2 h-auto w-24 object-cover md:order-1 md:min-h-0 md:w-full md:flex-[1_1_18rem]"
        />
      )}
      {role && <p>{role}</p>}
      <p className="type-heading mt-2 text-balance max-md:text-lg max-md:leading-snug md:font-bold">
        {person?.sentence ?? about.text}
      </p>
      <dl className="mt-2 grid gap-1">
        {team.length > 0 && (
          <div>
            <dt className="text-muted">{about.labels.team}</dt>
            {team.map(({ name, role }) => (
              <dd key={name}>{[name, written(role)].filter(Boolean).join(', ')}</dd>
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
      {!person?.portrait && (
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
