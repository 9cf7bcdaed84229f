/** A page read as a browser reads it, and changed where it was read: all other bytes stay as they are. */
import { parse } from 'parse5';

/**
 * @import { DefaultTreeAdapterTypes as Tree, Token } from 'parse5'
 */

/**
 * An element of a page.
 *
 * @typedef {object} PageElement
 * @property {string} name
 * @property {Map<string, string>} attributes decoded
 * @property {string} text the source between the tags, of one that holds text alone: script and style
 * @property {Token.ElementLocation | undefined} location its offsets; none for one that the parser added of its own
 */

/** @typedef {{ elements: PageElement[], named: (name: string) => PageElement[] }} Page in the order of the source */

/** @typedef {{ start: number, end: number, text: string }} Edit what a range is replaced with; an empty one is an insertion */

const javascript = ['', 'module', 'text/javascript', 'application/javascript'];

/**
 * Whether a script element runs; one of another type is data, which no policy need name (HTML, 4.12.1).
 *
 * @param {PageElement} script
 */
export const runs = ({ attributes }) =>
  javascript.includes((attributes.get('type') ?? '').trim().toLowerCase());

/**
 * @param {Tree.Element} node
 * @returns {PageElement}
 */
function toElement(node) {
  const [text] = node.childNodes;
  return {
    name: node.tagName,
    attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
    text: text && 'value' in text ? text.value : '',
    location: node.sourceCodeLocation ?? undefined,
  };
}

/**
 * @param {Tree.Node} node
 * @param {PageElement[]} elements found so far
 */
function collect(node, elements) {
  if ('tagName' in node) elements.push(toElement(node));
  if ('childNodes' in node) for (const child of node.childNodes) collect(child, elements);
  if ('content' in node) collect(node.content, elements);
}

/**
 * @param {string} html
 * @returns {Page}
 */
export function readPage(html) {
  /** @type {PageElement[]} */
  const elements = [];
  // scripting off: what stands in noscript is read too
  collect(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }), elements);
  return { elements, named: (name) => elements.filter((element) => element.name === name) };
}

/**
 * The source of a page in which some ranges have been replaced.
 *
 * @param {string} html
 * @param {Edit[]} edits
 */
export function applyEdits(html, edits) {
  let result = '';
  let at = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < at) throw new Error(`Two changes of the same place: ${html.slice(start, end)}`);
    result += html.slice(at, start) + text;
    at = end;
  }
  return result + html.slice(at);
}

/**
 * Where an element stands.
 *
 * @param {PageElement} element
 * @throws for one without an end of its own in the source
 */
function placeOf({ name, location }) {
  const { startTag, endTag } = location ?? {};
  if (!location || !startTag) throw new Error(`its <${name}> is not in the source`);
  return { ...location, startTag, endTag };
}

/** @param {PageElement} element */
function endTagOf(element) {
  const { endTag } = placeOf(element);
  if (!endTag) throw new Error(`its <${element.name}> has no end`);
  return endTag;
}

/** Edits of an element, by the offsets that the parser gave it. */
export const edit = {
  /**
   * @param {PageElement} element
   * @returns {Edit}
   */
  remove: (element) => edit.replace(element, ''),

  /**
   * @param {PageElement} element
   * @param {string} text
   * @returns {Edit}
   */
  replace(element, text) {
    const { startOffset, endOffset } = placeOf(element);
    return { start: startOffset, end: endOffset, text };
  },

  /**
   * @param {PageElement} element
   * @param {string} text
   * @returns {Edit}
   */
  replaceText: (element, text) => ({
    start: placeOf(element).startTag.endOffset,
    end: endTagOf(element).startOffset,
    text,
  }),

  /**
   * @param {PageElement} element
   * @param {string} name the attribute's
   * @param {string} text
   * @returns {Edit}
   */
  replaceAttribute(element, name, text) {
    const place = placeOf(element).attrs?.[name];
    if (!place) throw new Error(`its <${element.name}> has no ${name}`);
    return { start: place.startOffset, end: place.endOffset, text };
  },

  /**
   * @param {PageElement} element
   * @param {string} text
   * @returns {Edit}
   */
  addAttribute(element, text) {
    const at = placeOf(element).startTag.startOffset + `<${element.name}`.length;
    return { start: at, end: at, text: ` ${text}` };
  },

  /**
   * @param {PageElement} element
   * @param {string} text
   * @returns {Edit}
   */
  append(element, text) {
    const at = endTagOf(element).startOffset;
    return { start: at, end: at, text };
  },
};
