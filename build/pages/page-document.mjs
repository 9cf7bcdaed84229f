/** A page read as a browser reads it, and changed where it was read: all other bytes stay as they are. */
import { parse } from 'parse5';

const javascript = ['', 'module', 'text/javascript', 'application/javascript'];

/** Whether a script element runs; one of another type is data, which no policy need name (HTML, 4.12.1). */
export const runs = ({ attributes }) =>
  javascript.includes((attributes.get('type') ?? '').trim().toLowerCase());

function toElement(node) {
  const [text] = node.childNodes;
  return {
    name: node.tagName,
    attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
    /** The source between the tags, of an element that holds text alone: script and style. */
    text: text?.nodeName === '#text' ? text.value : '',
    location: node.sourceCodeLocation ?? undefined,
  };
}

function collect(node, elements) {
  if (node.tagName) elements.push(toElement(node));
  for (const child of node.childNodes ?? []) collect(child, elements);
  if (node.content) collect(node.content, elements);
}

/**
 * @param {string} html
 * @returns {{ elements: object[], named: (name: string) => object[] }} every element in the order of the page, each
 *   with its name, its decoded attributes, its text and its offsets in the source; elements that the parser added of
 *   its own have no offsets
 */
export function readPage(html) {
  const elements = [];
  // scripting off: what stands in noscript is read too
  collect(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }), elements);
  return { elements, named: (name) => elements.filter((element) => element.name === name) };
}

/** The source of a page in which some ranges have been replaced; an empty range is an insertion. */
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

/** Edits of an element, by the offsets that the parser gave it. */
export const edit = {
  remove: ({ location }) => ({ start: location.startOffset, end: location.endOffset, text: '' }),
  replace: ({ location }, text) => ({
    start: location.startOffset,
    end: location.endOffset,
    text,
  }),
  replaceText: ({ location }, text) => ({
    start: location.startTag.endOffset,
    end: location.endTag.startOffset,
    text,
  }),
  replaceAttribute: ({ location }, name, text) => {
    const { startOffset, endOffset } = location.startTag.attrs[name];
    return { start: startOffset, end: endOffset, text };
  },
  addAttribute: ({ name, location }, text) => {
    const at = location.startTag.startOffset + `<${name}`.length;
    return { start: at, end: at, text: ` ${text}` };
  },
  append: ({ location }, text) => ({
    start: location.endTag.startOffset,
    end: location.endTag.startOffset,
    text,
  }),
};
