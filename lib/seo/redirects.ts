import { redirects } from '@/content/redirects';

type Redirect = (typeof redirects)[number];

const keyOf = (address: string) => address.toLowerCase();

const twin = (address: string) =>
  address.replace(/^\/(soluzioni|solutions)(?=\/)/, (_, own) =>
    own === 'soluzioni' ? '/solutions' : '/soluzioni',
  );

const meant = (entry: Redirect): Redirect[] => {
  const other = { from: twin(entry.from), to: twin(entry.to) };
  return other.from === entry.from ? [entry] : [entry, other];
};

const tableOf = (list: readonly Redirect[]) =>
  new Map(list.flatMap(meant).map((entry) => [keyOf(entry.from), entry]));

/** The end of a chain; undefined for a circle. */
function endOf(to: string, table: Map<string, Redirect>): string | undefined {
  let end: string | undefined = to;
  for (let steps = 0; end !== undefined && steps <= table.size; steps += 1) {
    const next = table.get(keyOf(end.replace(/#.*/, '')));
    if (!next) return end;
    end = next.to;
  }
  return undefined;
}

const table = tableOf(redirects);
const moved = new Map([...table].map(([key, { to }]) => [key, endOf(to, table) ?? '/']));

export const movedAddresses: string[] = [...table.values()].map(({ from }) => from);

/** Where an old address leads, with its query (`?` included); null for others. */
export function movedTo(path: string, query: string): string | null {
  const to = moved.get(keyOf(path));
  if (!to) return null;
  const [target = '', anchor] = encodeURI(to).split('#');
  return `${target}${query}${anchor ? `#${anchor}` : ''}`;
}

const plain = /^\/$|^(?:\/(?!\.{1,2}(?:\/|$))[\p{L}\p{N}._~-]+)+$/u;
const reserved = /^\/(?:api|azione|_next)(?:\/|$)/i;

/** What is wrong with a list, also beside the built addresses and the places on their pages. */
export function redirectFaults(
  list: readonly Redirect[],
  built: {
    addresses: Iterable<string>;
    hasAnchor: (address: string, id: string) => boolean;
  } | null,
): string[] {
  const byFrom = tableOf(list);
  const there = new Set(built?.addresses);
  const pages = new Set([...there].map(keyOf));
  const seen = new Set<string>();
  const faultOf = ({ from, to }: Redirect): string | null => {
    const wrong = [from, to.replace(/#[\w-]+$/, '')].find((address) => !plain.test(address));
    if (wrong) {
      return `'${wrong}' is no plain address: letters, digits and . _ ~ - between single slashes, and after # a place on the page.`;
    }
    if (reserved.test(from)) return `'${from}' belongs to the server, and is no page.`;
    if (seen.has(keyOf(from))) return `'${from}' is listed twice: leave one of them.`;
    for (const each of meant({ from, to })) seen.add(keyOf(each.from));
    const end = endOf(to, byFrom);
    if (end === undefined) return `'${from}' leads to '${to}', and from there back: remove one.`;
    if (!built) return null;
    if (pages.has(keyOf(from)))
      return `'${from}' is there: an address that leads elsewhere shows nothing.`;
    const [target = '', anchor] = end.split('#', 2);
    if (!there.has(target)) return `'${from}' leads to '${end}', which is not there.`;
    if (!anchor || built.hasAnchor(target, anchor)) return null;
    return `'${from}' leads to '${end}', but '${target}' has no place '${anchor}'.`;
  };
  return list.flatMap((entry) => faultOf(entry) ?? []);
}
