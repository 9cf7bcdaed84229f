import { Portrait } from '@/components/contact/who-we-are';
import { about } from '@/content/about';
import { people } from '@/content/owner';
import { site } from '@/content/site';
import { written } from '@/lib/owner-slot';

/** Who is behind all this, by face, name and town; nothing until the owner has named somebody. */
export function Team() {
  const team = people.filter(({ name }) => written(name));
  if (team.length === 0) return null;
  return (
    <div className="col-span-full ml-(--indent) mt-5 flex flex-wrap items-center gap-x-8 gap-y-3 border-ink border-t-2 pt-4">
      <p className="type-title font-bold max-lg:w-full lg:w-(--quarter)">
        {about.team(team.length, written(site.about.town))}
      </p>
      <ul className="grid flex-1 grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-8 gap-y-2 leading-snug">
        {team.map(({ name, role, portrait }) => (
          <li key={name} className="flex items-center gap-3">
            {portrait && <Portrait src={portrait} alt="" className="h-auto w-12 shrink-0" />}
            <p>
              <b className="block">{name}</b> {written(role)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
