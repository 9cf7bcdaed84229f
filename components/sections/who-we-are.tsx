import { about } from '@/content/about';
import { type Person, people } from '@/content/owner';
import { site } from '@/content/site';
import { telUrl } from '@/lib/links';
import { written } from '@/lib/owner-slot';

/** The one person who reads the request: beside the form, where one decides whether to send it. */
export function WhoWeAre({ phone = true }: { phone?: boolean }) {
  const { town, phoneHours } = site.about;
  const [person, ...team] = people.filter(({ name }) => written(name));
  const role = person && written(person.role);
  return (
    <div className="reader flex flex-wrap gap-x-5 gap-y-3 max-md:mt-4 md:col-2 md:row-1 md:grid md:content-start">
      <Portrait person={person} />
      <div className="min-w-0 flex-[1_1_11rem]">
        <h3 className="type-title">{person?.name ?? about.title}</h3>
        {role && <p className="text-muted">{role}</p>}
        <p className="mt-2 max-w-[36ch]">{person?.sentence ?? about.text}</p>
        <dl className="mt-1 grid gap-1">
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
          {phone && (
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
      </div>
    </div>
  );
}

const size = { width: 640, height: 800 };
const portraitStyle = 'block aspect-4/5 h-auto w-24 flex-none bg-line object-cover md:w-full';

/** Without a picture the sign of the map: a line that comes to a person. */
function Portrait({ person }: { person: Person | undefined }) {
  if (person?.portrait) {
    const { name, portrait } = person;
    // biome-ignore lint/performance/noImgElement: the owner's one picture, in the size that it is shown in
    return <img src={portrait} alt={name} {...size} loading="lazy" className={portraitStyle} />;
  }
  return (
    <svg
      viewBox="0 0 360 400"
      preserveAspectRatio="xMaxYMax"
      aria-hidden="true"
      className={portraitStyle}
    >
      <path d="M0 300h128" className="fill-none stroke-line-on lg:hidden" strokeWidth="16" />
      <path
        d="M80 420V380a136 136 0 0 1 272 0v40z"
        className="fill-paper stroke-ink"
        strokeWidth="14"
      />
      <circle cx="196" cy="150" r="76" className="fill-paper stroke-ink" strokeWidth="14" />
    </svg>
  );
}
