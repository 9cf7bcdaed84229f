/** The same pages answer under both; an address under one that has moved has moved under the other. */
const solutionPrefixes = ['/soluzioni/', '/solutions/'];

/** What is no page and has another owner: the server and the build. */
const reserved = /^\/(?:api|azione|_next)(?:\/|$)/i;

/** Letters, digits and what needs no escape in an address, in steps that are not `.` or `..`. */
const wellFormed = /^(?:\/(?!\.{1,2}(?:\/|$))[\p{L}\p{N}._~-]+)+$/u;

/**
 * By what an address is found in the list: without regard to case.
 *
 * @param {string} address decoded
 */
export const addressKey = (address) => address.toLowerCase();

/** @param {string} to */
const pathOf = (to) => to.split('#', 1).join();

/**
 * What is wrong with an address; null where nothing is.
 *
 * @param {string} address
 */
function misshapen(address) {
  if (!address.startsWith('/')) return 'does not begin with a slash, as addresses of this site do';
  if (address.length > 1 && address.endsWith('/')) return 'ends in a slash: write it without';
  if (address.includes('?')) return 'has a question mark: what follows one is kept by itself';
  if (address !== '/' && !wellFormed.test(address)) {
    return 'is no plain address: letters, digits, and . _ ~ - between single slashes';
  }
  if (reserved.test(address)) return 'belongs to the server, and is no page';
  return null;
}

/**
 * The address under the other prefix, with the place that it leads to.
 *
 * @param {Redirect} redirect
 * @returns {Redirect[]} none for what is not a solution's
 */
function twinsOf({ from, to }) {
  const own = solutionPrefixes.find((prefix) => from.startsWith(prefix));
  if (!own) return [];
  /**
   * @param {string} address
   * @param {string} prefix
   */
  const turned = (address, prefix) =>
    address.startsWith(own) ? prefix + address.slice(own.length) : address;
  return solutionPrefixes
    .filter((prefix) => prefix !== own)
    .map((prefix) => ({ from: turned(from, prefix), to: turned(to, prefix) }));
}

/** @param {readonly Redirect[]} list */
const withTwins = (list) => list.flatMap((each) => [each, ...twinsOf(each)]);

/**
 * Where an address leads in the end, and whether it comes by one place twice.
 *
 * @param {string} to
 * @param {Map<string, Redirect>} byFrom
 */
function endOf(to, byFrom) {
  /** @param {string} address */
  const following = (address) => byFrom.get(addressKey(pathOf(address)));
  const passed = new Set();
  let end = to;
  for (let next = following(end); next; next = following(end)) {
    if (passed.has(next)) return { end, circular: true };
    passed.add(next);
    end = next.to;
  }
  return { end, circular: false };
}

/** @param {readonly Redirect[]} list */
const tableOf = (list) => new Map(withTwins(list).map((each) => [addressKey(each.from), each]));

/**
 * Every address that leads elsewhere: under both prefixes where it was a solution's, and straight to the end where one
 * renaming followed another.
 *
 * @typedef {{ from: string, to: string }} Redirect
 * @param {readonly Redirect[]} list content/redirects.ts, without faults
 * @returns {Redirect[]} in the list's order
 */
export function everyRedirect(list) {
  const byFrom = tableOf(list);
  return [...byFrom.values()].map(({ from, to }) => ({ from, to: endOf(to, byFrom).end }));
}

/**
 * What is wrong with the list, as far as it says so itself: addresses that are none, one that is listed twice, and
 * what leads in a circle.
 *
 * @param {readonly Redirect[]} list
 * @returns {{ index: number, fault: string }[]} by the entry's place in the list, from 0
 */
export function listFaults(list) {
  const byFrom = tableOf(list);
  const seen = new Map();
  return list.flatMap((entry, index) => {
    const { from, to } = entry;
    const [target = '', anchor] = to.split('#', 2);
    const wrongFrom = misshapen(from);
    if (wrongFrom) return { index, fault: `'${from}' ${wrongFrom}.` };
    const wrongTo = misshapen(target);
    if (wrongTo) return { index, fault: `'${to}' ${wrongTo}.` };
    if (anchor !== undefined && !/^[\w-]+$/.test(anchor)) {
      return { index, fault: `'${to}': after # stands the name of a place on the page.` };
    }
    const earlier = seen.get(addressKey(from));
    for (const each of withTwins([entry])) seen.set(addressKey(each.from), from);
    if (earlier === from) return { index, fault: `'${from}' is listed twice: leave one of them.` };
    if (earlier) {
      return { index, fault: `'${from}' already follows from '${earlier}': leave this one out.` };
    }
    if (endOf(to, byFrom).circular) {
      return { index, fault: `'${from}' leads to '${to}', and from there back: remove one.` };
    }
    return [];
  });
}

/**
 * What is wrong with the list beside what has been built: an address that still is a page, and one that leads to none.
 *
 * @param {readonly Redirect[]} list without faults of its own
 * @param {{ addresses: Iterable<string>, hasAnchor: (address: string, id: string) => boolean,
 *   nearest: (address: string) => string }} built its addresses of pages and files
 * @returns {{ index: number, fault: string }[]}
 */
export function targetFaults(list, { addresses, hasAnchor, nearest }) {
  const there = new Set(addresses);
  const keys = new Map([...there].map((address) => [addressKey(address), address]));
  const byFrom = tableOf(list);
  return list.flatMap((entry, index) => {
    for (const { from, to } of withTwins([entry])) {
      const page = keys.get(addressKey(from));
      if (page) {
        return {
          index,
          fault: `'${page}' is there: an address that leads elsewhere shows nothing.`,
        };
      }
      const { end } = endOf(to, byFrom);
      const [target = '', anchor] = end.split('#', 2);
      if (!there.has(target)) {
        const fault = `'${from}' leads to '${end}', which is not there. Was '${nearest(target)}' meant?`;
        return { index, fault };
      }
      if (anchor && !hasAnchor(target, anchor)) {
        return {
          index,
          fault: `'${from}' leads to '${end}', but '${target}' has no place '${anchor}'.`,
        };
      }
    }
    return [];
  });
}
