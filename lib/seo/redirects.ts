import { redirects } from '@/content/redirects';

export interface Redirect {
  from: string;
  to: string;
}

const solutionPrefixes = ['/soluzioni/', '/solutions/'];

const reserved = /^\/(?:api|azione|_next)(?:\/|$)/i;

const wellFormed = /^(?:\/(?!\.{1,2}(?:\/|$))[\p{L}\p{N}._~-]+)+$/u;

const addressKey = (address: string) => address.toLowerCase();

function misshapen(address: string): string | null {
  if (!address.startsWith('/')) return 'does not begin with a slash, as addresses of this site do';
  if (address.length > 1 && address.endsWith('/')) return 'ends in a slash: write it without';
  if (address.includes('?')) return 'has a question mark: what follows one stays by itself';
  if (address !== '/' && !wellFormed.test(address)) {
    return 'is no plain address: letters, digits, and . _ ~ - between single slashes';
  }
  return reserved.test(address) ? 'belongs to the server, and is no page' : null;
}

function twinsOf({ from, to }: Redirect): Redirect[] {
  const own = solutionPrefixes.find((prefix) => from.startsWith(prefix));
  const other = solutionPrefixes.find((prefix) => prefix !== own);
  if (!own || !other) return [];
  const turned = (address: string) =>
    address.startsWith(own) ? other + address.slice(own.length) : address;
  return [{ from: turned(from), to: turned(to) }];
}

const withTwins = (list: readonly Redirect[]) => list.flatMap((each) => [each, ...twinsOf(each)]);

const tableOf = (list: readonly Redirect[]) =>
  new Map(withTwins(list).map((each) => [addressKey(each.from), each]));

function endOf(to: string, byFrom: Map<string, Redirect>) {
  const following = (address: string) => byFrom.get(addressKey(address.split('#', 1).join()));
  const passed = new Set<Redirect>();
  let end = to;
  for (let next = following(end); next; next = following(end)) {
    if (passed.has(next)) return { end, circular: true };
    passed.add(next);
    end = next.to;
  }
  return { end, circular: false };
}

/** Every address that leads elsewhere, under both prefixes and straight to the end. The list must be without faults. */
export function everyRedirect(list: readonly Redirect[]): Redirect[] {
  const byFrom = tableOf(list);
  return [...byFrom.values()].map(({ from, to }) => ({ from, to: endOf(to, byFrom).end }));
}

const moved = new Map(everyRedirect(redirects).map(({ from, to }) => [addressKey(from), to]));

/** Where an address leads that a page had before, with its query (`?` included); null for all others. */
export function movedTo(path: string, query: string): string | null {
  const to = moved.get(addressKey(path));
  if (!to) return null;
  const [target = '', anchor] = encodeURI(to).split('#');
  return `${target}${query}${anchor ? `#${anchor}` : ''}`;
}

/** What the list itself says is wrong with it: malformed addresses, repetitions, circles. */
export function listFaults(list: readonly Redirect[]): string[] {
  const byFrom = tableOf(list);
  const seen = new Map<string, string>();
  const faultOf = ({ from, to }: Redirect): string | null => {
    const [target = '', anchor] = to.split('#', 2);
    const wrongFrom = misshapen(from);
    const wrongTo = misshapen(target);
    if (wrongFrom) return `'${from}' ${wrongFrom}.`;
    if (wrongTo) return `'${to}' ${wrongTo}.`;
    if (anchor !== undefined && !/^[\w-]+$/.test(anchor)) {
      return `'${to}': after # stands the name of a place on the page.`;
    }
    const earlier = seen.get(addressKey(from));
    for (const each of withTwins([{ from, to }])) seen.set(addressKey(each.from), from);
    if (earlier === from) return `'${from}' is listed twice: leave one of them.`;
    if (earlier) return `'${from}' already follows from '${earlier}': leave this one out.`;
    if (!endOf(to, byFrom).circular) return null;
    return `'${from}' leads to '${to}', and from there back: remove one.`;
  };
  return list.flatMap((entry) => faultOf(entry) ?? []);
}

/** What is wrong with a list beside what is built: an address that still is a page, and one that leads to none. */
export function targetFaults(
  list: readonly Redirect[],
  built: {
    addresses: Iterable<string>;
    hasAnchor: (address: string, id: string) => boolean;
  },
): string[] {
  const there = new Set(built.addresses);
  const keys = new Map([...there].map((address) => [addressKey(address), address]));
  const byFrom = tableOf(list);
  const faultOf = ({ from, to }: Redirect): string | null => {
    const page = keys.get(addressKey(from));
    if (page) return `'${page}' is there: an address that leads elsewhere shows nothing.`;
    const { end } = endOf(to, byFrom);
    const [target = '', anchor] = end.split('#', 2);
    if (!there.has(target)) return `'${from}' leads to '${end}', which is not there.`;
    if (!anchor || built.hasAnchor(target, anchor)) return null;
    return `'${from}' leads to '${end}', but '${target}' has no place '${anchor}'.`;
  };
  return list.flatMap((entry) => withTwins([entry]).map(faultOf).find(Boolean) ?? []);
}
