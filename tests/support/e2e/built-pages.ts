/** The pages as the build left them, read without a server or a browser. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { placeholderOrigin } from '@/lib/seo/address';

const folder = path.resolve('.next', 'server', 'app');

/** The address that a build writes into its pages, until a server fills in its own. */
export const builtOrigin = placeholderOrigin;

export type BuiltPage = {
  path: string;
  document: Document;
  /** The one value of a `<meta>`, by its name or property; undefined where there is none or several. */
  meta(name: string): string | undefined;
  canonical: string | undefined;
  /** The structured data's texts, one an element. */
  dataTexts: string[];
  policy: string;
};

export const builtFile = (name: string) => readFileSync(path.join(folder, name));

/** What an address's files are called, without their endings. */
export const stemOf = (address: string) => (address === '/' ? 'index' : address.slice(1));

/** The policy that the build has given a page. */
export const builtPolicy = (address: string): string =>
  JSON.parse(builtFile(`${stemOf(address)}.meta`).toString()).headers['content-security-policy'];

export function readBuiltPage(address: string): BuiltPage {
  const html = builtFile(`${stemOf(address)}.html`).toString();
  // the style sheet says nothing to a crawler, and is beyond jsdom
  const { document } = new JSDOM(html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, '')).window;
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const only = (selector: string, attribute: string) => {
    const [element, ...others] = all(selector);
    return others.length === 0 ? (element?.getAttribute(attribute) ?? undefined) : undefined;
  };
  return {
    path: address,
    document,
    meta: (name) => only(`meta[name="${name}"], meta[property="${name}"]`, 'content'),
    canonical: only('link[rel="canonical"]', 'href'),
    dataTexts: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
    policy: builtPolicy(address),
  };
}

export interface PageElement {
  name: string;
  attributes: Partial<Record<string, string>>;
  /** the words in it, trimmed */
  text: string;
}

type Node = DefaultTreeAdapterMap['node'];

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** Every element of a page, in its order: as a browser has it, in a hundredth of a document's time. */
export function elementsOf(html: string): PageElement[] {
  const elements: PageElement[] = [];
  const collect = (node: Node) => {
    if ('tagName' in node) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      elements.push({
        name: node.tagName,
        attributes,
        // read of few elements, and each has the text of all that it holds
        get text() {
          return textOf(node).trim();
        },
      });
    }
    if ('childNodes' in node) for (const child of node.childNodes) collect(child);
  };
  collect(parse(html));
  return elements;
}
