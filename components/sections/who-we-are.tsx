import { about } from '@/content/about';
import { site } from '@/content/site';
import { telUrl } from '@/lib/links';
import { written } from '@/lib/owner-slot';

/** Who reads the request: beside the form, where one decides whether to send it. */
export function WhoWeAre() {
  const { town, phoneHours, people } = site.about;
  const named = people.filter(({ name }) => written(name));
  return (
    <div className="border-ink border-t-2 pt-4">
      <h3 className="type-title">{about.title}</h3>
      <p className="mt-2 max-w-[48ch] text-muted">{about.text}</p>
      <dl className="type-small mt-4 grid gap-3">
        {named.length > 0 && (
          <div>
            <dt className="text-muted">{about.labels.people}</dt>
            {named.map(({ name, role }) => (
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
        <div>
          <dt className="text-muted">{about.labels.phone}</dt>
          <dd>
            <a href={telUrl()} className="target underline">
              {site.phone}
            </a>
            {written(phoneHours) && <span className="block">{phoneHours}</span>}
          </dd>
        </div>
      </dl>
    </div>
  );
}
