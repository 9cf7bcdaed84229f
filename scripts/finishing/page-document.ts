/** A page read as a browser reads it, and changed where it was read: all other bytes stay as they are. */
import { parse, type Token, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export interface PageElement {
  name: string;
  attributes: Map<string, string>;
  text: string;
  location: Token.ElementLocation | undefined;
}

const javascript = ['', 'module', 'text/javascript', 'application/javascript'];

export const runs = ({ attributes }: PageElement): boolean =>
  javascript.includes((attributes.get('type') ?? '').trim().toLowerCase());

function collect(node: Tree.Node, elements: PageElement[]): void {
  if ('tagName' in node) {
    const [text] = node.childNodes;
    elements.push({
      name: node.tagName,
      attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
      text: text && 'value' in text ? text.value : '',
      location: node.sourceCodeLocation ?? undefined,
    });
  }
  if ('childNodes' in node) for (const child of node.childNodes) collect(child, elements);
  if ('content' in node) collect(node.content, elements);
}

function placeOf({ name, location }: PageElement) {
  if (!location?.startTag) throw new Error(`its <${name}> is not in the source`);
  return { ...location, startTag: location.startTag };
}

export type Page = ReturnType<typeof readPage>;

/** @throws in its changes, for an element that is not in the source, and at the end for two changes of one place */
export function readPage(html: string) {
  const edits: { start: number; end: number; text: string }[] = [];
  const elements: PageElement[] = [];
  collect(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }), elements);
  const named = (name: string) => elements.filter((element) => element.name === name);
  return {
    elements,
    named,
    only(name: string): PageElement {
      const [element] = named(name);
      if (element) return element;
      throw new Error(`it has no <${name}>`);
    },
    replace(element: PageElement, text: string): void {
      const { startOffset, endOffset } = placeOf(element);
      edits.push({ start: startOffset, end: endOffset, text });
    },
    prepend(element: PageElement, text: string): void {
      const { startTag } = placeOf(element);
      edits.push({ start: startTag.endOffset, end: startTag.endOffset, text });
    },
    append(element: PageElement, text: string): void {
      const { endTag } = placeOf(element);
      if (!endTag) throw new Error(`its <${element.name}> has no end`);
      edits.push({ start: endTag.startOffset, end: endTag.startOffset, text });
    },
    replaceAttribute(element: PageElement, name: string, text: string): void {
      const place = placeOf(element).attrs?.[name];
      if (!place) throw new Error(`its <${element.name}> has no ${name}`);
      edits.push({ start: place.startOffset, end: place.endOffset, text });
    },
    toString(): string {
      let [result, at] = ['', 0];
      for (const { start, end, text } of edits.sort((a, b) => a.start - b.start)) {
        if (start < at) throw new Error(`Two changes of the same place: ${html.slice(start, end)}`);
        result += html.slice(at, start) + text;
        at = end;
      }
      return result + html.slice(at);
    },
  };
}
