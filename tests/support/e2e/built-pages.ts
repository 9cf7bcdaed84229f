/** The pages as the build left them, read without a server or a browser. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { pagesFolder } from '@/lib/internals/next';
import { placeholderOrigin } from '@/lib/seo/address';

const folder = path.resolve('.next', pagesFolder);

/** The address that a build writes into its pages, until a server fills in its own. */
export const builtOrigin = placeholderOrigin;

export const builtFile = (name: string) => readFileSync(path.join(folder, name));

export const stemOf = (address: string) => (address === '/' ? 'index' : address.slice(1));

export const builtPolicy = (address: string): string =>
  JSON.parse(builtFile(`${stemOf(address)}.meta`).toString()).headers['content-security-policy'];

/** A page as a browser has it; the style sheet says nothing, and is beyond jsdom. */
export const documentOf = (html: string): Document =>
  new JSDOM(html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, '')).window.document;

const read = new Map<string, Document>();

export function builtDocument(address: string): Document {
  const document = read.get(address) ?? documentOf(builtFile(`${stemOf(address)}.html`).toString());
  read.set(address, document);
  return document;
}
