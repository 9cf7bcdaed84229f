import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/content/site';
import { hasOwnNotice, privacy, siteNotice } from '@/lib/legal/notice';

/*
 * The owner's lawyer's texts are read when pages are built, and by the one document that is made on request. Each path is
 * spelt out where it is read: so the build knows which files the server needs, and takes no others along.
 */

/** A file that is no legal text, but says how to add one. */
const instructions = 'README.md';

/**
 * Names of the legal texts there are: `privacy`, which the site writes as long as the owner does not, and each file's.
 * Throws for a file whose name makes no address.
 */
export function legalNames(): string[] {
  const files = existsSync(path.join(process.cwd(), 'content', 'legal'))
    ? readdirSync(path.join(process.cwd(), 'content', 'legal'))
    : [];
  const names = files.flatMap((file) => {
    if (!file.endsWith('.md') || file === instructions) return [];
    const name = file.replace(/\.md$/, '');
    if (/^[a-z\d]+(-[a-z\d]+)*$/.test(name)) return [name];
    throw new Error(
      `content/legal/${file}: its name must be lower-case letters, digits and hyphens`,
    );
  });
  return [...new Set([privacy, ...names])].sort();
}

/** Address of a legal text's page. */
export function legalPath(name: string): string {
  return `/${name}`;
}

/**
 * A text's Markdown: the owner's file, or the notice that the site writes. Throws for a name that is not among
 * `legalNames()`, whatever file there may be.
 */
export function legalSource(name: string): string {
  if (name === privacy && !hasOwnNotice()) return siteNotice();
  // an address may be behind the name: it gets into no path, and into no log
  if (!legalNames().includes(name)) throw new Error('There is no legal text of that name');
  return readFileSync(path.join(process.cwd(), 'content', 'legal', `${name}.md`), 'utf8');
}

/** The text's first heading of the first level (ATX, CommonMark 4.2). Throws without one: the page would have no title. */
export function legalTitle(name: string): string {
  const title = /^# +([^ \n](?:.*[^ #\n])?)[ #]*$/m.exec(legalSource(name))?.[1];
  if (!title)
    throw new Error(`content/legal/${name}.md needs a title: a line that begins with "# "`);
  return title;
}

/** The footer's legal links: the specified three, each `#` until its text is there, and every further text. */
export function legalLinks(): { label: string; href: string }[] {
  const names = legalNames();
  const specified = site.legal.map(({ label, document }) => ({
    label,
    href: names.includes(document) ? legalPath(document) : '#',
  }));
  const further = names
    .filter((name) => !site.legal.some(({ document }) => document === name))
    .map((name) => ({ label: legalTitle(name), href: legalPath(name) }));
  return [...specified, ...further];
}

/** Where the information of art. 13 GDPR is read. */
export const privacyHref = legalPath(privacy);
