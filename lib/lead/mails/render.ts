import { toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import { renderDocument } from '@/lib/document/render';

export interface OutgoingMail {
  /** Fixes the Message-ID: the same mail, sent again, can be recognised. */
  id: string;
  subject: string;
  /** A text alone makes a mail without an HTML part. */
  body: ReactElement | string;
  to?: string;
  replyTo?: { name: string; address: string };
  date?: Date;
}

/** What of html-to-text, which has no types, a format is given. */
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

/** Each line quoted (RFC 3676, 4.5): otherwise one of a visitor's could pass for the mail's own, and its link be pressed. */
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

/** RFC 3676, 4.3: the line that mail programs take for the start of a signature. */
const signature: Format = ({ children }, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2, isPre: true });
  builder.addInline('-- \n');
  walk(children, builder);
  builder.closeBlock({ trailingLineBreaks: 1 });
};

/** Prefilled words would be a wall of percent signs. */
const shortened = (href: string) =>
  /^mailto:|^https:\/\/wa\.me\//.test(href) ? href.split('?', 1).join() : href;

/** A thing to do, in a line of its own; `data-text` are its words where those of the document are not to be trusted. */
const item: Format = ({ attribs, children }, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  builder.addInline('- ');
  if (attribs['data-text']) builder.addInline(attribs['data-text']);
  else walk(children, builder);
  builder.addInline(`: ${shortened(attribs.href ?? '')}`);
  builder.closeBlock({ trailingLineBreaks: 1 });
};

/** A link within a text: where one cannot read its address it follows, but that of a mailbox or a telephone. */
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
    ...['h2[data-label]', 'h1[data-label]', 'p[data-label]'].map((name) => select(name, 'own')),
    select('p.heading', 'own', 2, 1),
    select('p.small', 'own'),
    select('p.signature', 'signature'),
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

/** A mail's parts: its HTML, and all that this says as plain text with short links. */
export async function renderMail(
  body: OutgoingMail['body'],
): Promise<{ html?: string; text: string }> {
  if (typeof body === 'string') return { text: body };
  const html = await renderDocument(body);
  return { html, text: `${toPlainText(html, textOptions).trim()}\n` };
}
