import { Portrait } from '@/components/contact/who-we-are';
import { about } from '@/content/about';
import { people } from '@/content/owner';
import { site } from '@/content/site';
import { written } from '@/lib/owner-slot';

/** Most of them who stand beside each other. */
const most = 4;

/** Who is behind all this, by face, name and town; nothing until the owner has named somebody. */
export function Team() {
  const team = people.filter(({ name }) => written(name));
  if (team.length === 0) return null;
  return (
    <div className="col-span-full ml-(--indent) mt-5 flex flex-wrap items-center gap-x-8 gap-y-3 border-ink border-t-2 pt-4">
      <p className="type-title font-bold max-lg:w-full lg:w-(--quarter)">
        {about.team(team.length, written(site.about.town))}
      </p>
      <ul className="grid flex-1 gap-x-8 gap-y-2 leading-snug sm:auto-cols-fr sm:grid-flow-col">
        {team.slice(0, most).map(({ name, role, portrait }) => (
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
