import { redirects } from '@/content/redirects';

type Redirect = (typeof redirects)[number];

const keyOf = (address: string) => address.toLowerCase();

const twin = (address: string) =>
  address.replace(/^\/(soluzioni|solutions)(?=\/|$)/, (_, own) =>
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

export interface RedirectFault {
  /** The address of the entry. */
  from: string;
  /** In Italian, for whoever edits the list. */
  what: string;
  instead: string;
}

/** What is wrong with a list, also beside the built addresses and the places on their pages. */
export function redirectFaults(
  list: readonly Redirect[],
  built: {
    addresses: Iterable<string>;
    hasAnchor: (address: string, id: string) => boolean;
  } | null,
): RedirectFault[] {
  const byFrom = tableOf(list);
  const there = new Set(built?.addresses);
  const pages = new Set([...there].map(keyOf));
  const seen = new Set<string>();
  const faultOf = ({ from, to }: Redirect): [what: string, instead: string] | null => {
    const wrong = [from, to.replace(/#[\w-]+$/, '')].find((address) => !plain.test(address));
    if (wrong) {
      const instead = 'lettere, cifre e . _ ~ - tra barre singole; dopo # un punto della pagina';
      return [`'${wrong}' non è un indirizzo semplice`, instead];
    }
    if (reserved.test(from)) return [`'${from}' è del server, non di una pagina`, 'toglilo'];
    if (seen.has(keyOf(from))) return [`'${from}' c’è due volte`, 'lasciane una'];
    for (const each of meant({ from, to })) seen.add(keyOf(each.from));
    const end = endOf(to, byFrom);
    if (end === undefined) return [`'${from}' porta a '${to}', e da lì si torna`, 'togline una'];
    if (!built) return null;
    if (pages.has(keyOf(from))) return [`'${from}' è una pagina che c’è`, 'togli la riga'];
    const [target = '', anchor] = end.split('#', 2);
    if (!there.has(target)) return [`'${from}' porta a '${end}', che non c’è`, 'correggilo'];
    if (!anchor || built.hasAnchor(target, anchor)) return null;
    return [`'${from}' porta a '${end}', ma '${target}' non ha il punto '${anchor}'`, 'correggilo'];
  };
  return list.flatMap((entry) => {
    const [what, instead] = faultOf(entry) ?? [];
    return what && instead ? [{ from: entry.from, what, instead }] : [];
  });
}
