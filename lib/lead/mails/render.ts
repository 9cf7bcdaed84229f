import { toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import { renderDocument } from '@/lib/document/render';

export interface OutgoingMail {
  /** Makes the Message-ID: a second delivery can be recognised. */
  id: string;
  subject: string;
  body: ReactElement;
  to?: string;
  replyTo?: { name: string; address: string };
  date?: Date;
  /** The same without visitors' words, for a mail server that refuses them. */
  withoutText?: () => OutgoingMail;
}

/** Types of html-to-text, which has none. */
interface Element {
  attribs: Record<string, string>;
  children: { name?: string; data?: string }[];
}
interface Builder {
  openBlock(options: object): void;
  closeBlock(options: object): void;
  addInline(text: string): void;
  addLiteral(text: string): void;
}
type Walk = (children: Element['children'], builder: Builder) => void;
type Format = (element: Element, walk: Walk, builder: Builder, options: object) => void;

const block: Format = ({ attribs, children }, walk, builder, options) => {
  builder.openBlock(options);
  if (attribs['data-label']) builder.addInline(`${attribs['data-label']}: `);
  walk(children, builder);
  builder.closeBlock(options);
};

const quote = (line: string) => `> ${line}`.trimEnd();

/** Quotes each line (RFC 3676, 4.5), so that none passes for the mail's own. */
const quotation: Format = ({ attribs, children }, _walk, builder, options) => {
  builder.openBlock(options);
  builder.addInline(`${attribs['data-label']}:`);
  builder.closeBlock({ trailingLineBreaks: 1 });
  builder.openBlock({ leadingLineBreaks: 1, isPre: true });
  for (const { name, data } of children) builder.addInline(name === 'br' ? '\n' : (data ?? ''));
  builder.closeBlock({
    ...options,
    blockTransform: (text: string) => text.split('\n').map(quote).join('\n'),
  });
};

/** The start of a signature (RFC 3676, 4.3). */
const signature: Format = ({ children }, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2, isPre: true });
  builder.addInline('-- \n');
  walk(children, builder);
  builder.closeBlock({ trailingLineBreaks: 1 });
};

/** Without the prefilled words, a wall of percent signs. */
const shortened = (href: string) =>
  /^mailto:|^https:\/\/wa\.me\//.test(href) ? href.split('?', 1).join() : href;

/** An action in a line of its own; `data-text` replaces words that hold a visitor's text. */
const item: Format = ({ attribs, children }, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  builder.addInline('- ');
  if (attribs['data-text']) builder.addInline(attribs['data-text']);
  else walk(children, builder);
  builder.addInline(`: ${shortened(attribs.href ?? '')}`);
  builder.closeBlock({ trailingLineBreaks: 1 });
};

/** A link in a text, followed by its address unless that is shown, or is a mailbox or telephone. */
const link: Format = ({ attribs: { href = '' }, children }, walk, builder) => {
  walk(children, builder);
  const shown = children.map(({ data }) => data).join('');
  if (shown !== href && /^https?:/.test(href)) builder.addInline(`: ${href}`);
};

const literal: Format = ({ attribs }, _walk, builder) =>
  builder.addLiteral(attribs['data-text'] ?? '');

const select = (selector: string, format: string, leading = 1, trailing = leading) => ({
  selector,
  format,
  options: { leadingLineBreaks: leading, trailingLineBreaks: trailing },
});

const textOptions = {
  formatters: { own: block, quotation, signature, item, link, literal },
  selectors: [
    ...['h1', 'h2', 'p'].map((name) => select(name, 'own', 2)),
    ...['h1[data-label]', 'p[data-label]'].map((name) => select(name, 'own')),
    select('h2[data-label]', 'own', 2, 1),
    select('p.heading', 'own', 2, 1),
    select('p.small', 'own'),
    select('p.signature', 'signature'),
    select('p.company', 'own'),
    select('blockquote', 'quotation', 2),
    select('table', 'own'),
    select('table.group', 'own', 1, 2),
    select('tr.fact', 'own'),
    ...['td.label', 'th.measure'].map((selector) => ({
      selector,
      format: 'inlineSurround',
      options: { suffix: ': ' },
    })),
    { selector: 'td.value', format: 'inline' },
    select('a', 'link'),
    select('a.item', 'item'),
    select('span[data-text]', 'literal'),
  ],
};

/** What tells the text part from the document; a visitor's text has no quotes, for React escapes them. */
const marks = / data-(?:skip-in-text|label|text)="[^"]*"/g;

/** A mail as HTML and as plain text. */
export async function renderMail(body: ReactElement): Promise<{ html: string; text: string }> {
  const html = await renderDocument(body);
  return { html: html.replace(marks, ''), text: `${toPlainText(html, textOptions).trim()}\n` };
}

/** Bytes of HTML beyond which Gmail cuts a mail off. */
export const longestHtml = 102_000;

/** At the most so many bytes of HTML has a mail. */
export const htmlBytes = async ({ body }: Pick<OutgoingMail, 'body'>): Promise<number> =>
  Buffer.byteLength(await renderDocument(body));
