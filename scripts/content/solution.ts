// What has to fit together within one solution, and between a solution and its file.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { SolutionContent } from '@/content/types';
import type { Finding } from './meaning';
import { slugOf, solutionFile, wayTo } from './pages';

/** The most characters that a text has room for. */
const room = {
  menuDescription: { most: 60, where: 'the menu' },
  heroTitle: { most: 60, where: 'the top of the page' },
  request: { most: 40, where: 'the home’s field' },
  reply: { most: 120, where: 'the home’s answer' },
  person: { most: 8, where: 'the capsule' },
};

function tooLong(
  file: string,
  text: string,
  { most, where }: { most: number; where: string },
  ...fields: (string | number)[]
): Finding[] {
  return text.length <= most
    ? []
    : [
        {
          way: wayTo({ file, name: 'solution' }, ...fields),
          what: `the text is too long for ${where}: it has ${text.length} characters, and there is room for ${most}.`,
          mend: `Shorten it by ${text.length - most}.`,
        },
      ];
}

function ends(file: string, side: 'from' | 'to', { map, run }: SolutionContent): Finding[] {
  const stations: readonly string[] = map[side];
  return stations.includes(run[side])
    ? []
    : [
        {
          way: wayTo({ file, name: 'solution' }, 'run', side),
          what: `the request that is shown on the map goes ${side} '${run[side]}', where this line has no station.`,
          mend: `Write one of its own: ${stations.join(', ')}; or add '${run[side]}' to map, ${side}.`,
        },
      ];
}

function route(file: string, { route: stops }: SolutionContent): Finding[] {
  const way = (i: number) => wayTo({ file, name: 'solution' }, 'route', i, 'kind');
  return stops.flatMap(({ kind }, i) => {
    const last = i === stops.length - 1;
    if (last === (kind === 'terminus')) return [];
    return [
      last
        ? {
            way: way(i),
            what: 'the last stop of the route is no terminus.',
            mend: "Write kind: 'terminus'.",
          }
        : {
            way: way(i),
            what: 'a terminus stands before the end of the route.',
            mend: "Write kind: 'station'.",
          },
    ];
  });
}

function replies(file: string, { run: { customers } }: SolutionContent): Finding[] {
  return customers.examples.flatMap(({ reply }, i) =>
    tooLong(file, reply, room.reply, ...['run', 'customers', 'examples', i, 'reply']),
  );
}

function inside(file: string, solution: SolutionContent): Finding[] {
  return [
    ...tooLong(file, solution.menuDescription, room.menuDescription, 'menuDescription'),
    ...tooLong(file, solution.hero.title, room.heroTitle, 'hero', 'title'),
    ...tooLong(file, solution.run.request, room.request, 'run', 'request'),
    ...tooLong(file, solution.run.person.name, room.person, 'run', 'person', 'name'),
    ...replies(file, solution),
    ...ends(file, 'from', solution),
    ...ends(file, 'to', solution),
    ...route(file, solution),
  ];
}

const address = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether each module is named for its solution, and no two have one address. `modules` are by their files. */
function names(modules: ReadonlyMap<string, SolutionContent>): Finding[] {
  const bySlug = new Map<string, string>();
  return [...modules].flatMap(([file, { slug }]) => {
    const way = wayTo({ file, name: 'solution' }, 'slug');
    const other = bySlug.get(slug);
    bySlug.set(slug, other ?? file);
    if (other) {
      return [
        {
          way,
          what: `${other} has the slug '${slug}' too.`,
          mend: `Two pages cannot have one address: write '${slugOf(file)}'.`,
        },
      ];
    }
    if (!address.test(slug)) {
      return [
        {
          way,
          what: `'${slug}' cannot be an address.`,
          mend: 'Use small letters without accents, figures and hyphens, and name the file the same.',
        },
      ];
    }
    return slug === slugOf(file)
      ? []
      : [
          {
            way,
            what: `the slug is '${slug}', the file's name '${slugOf(file)}'.`,
            mend: 'Make them the same: the address is made of both.',
          },
        ];
  });
}

/** Every mistake of and in solutions. */
export async function solutionFindings(root: string): Promise<Finding[]> {
  const files = (await readdir(path.join(root, 'content', 'solutions'))).filter((name) =>
    name.endsWith('.ts'),
  );
  const modules = new Map<string, SolutionContent>();
  for (const name of files.sort()) {
    const file = solutionFile(name.slice(0, -'.ts'.length));
    const { solution }: { solution: SolutionContent } = await import(path.join(root, file));
    modules.set(file, solution);
  }
  return [...names(modules), ...[...modules].flatMap(([file, solution]) => inside(file, solution))];
}
