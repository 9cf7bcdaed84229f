import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/content/site';
import { hasOwnNotice, privacy, siteNotice } from '@/lib/legal/notice';

/** Paths are spelt out where files are read, so that the build finds them. */

const instructions = 'README.md';

/** Names of the legal texts: `privacy` and each file's. Throws for a file whose name makes no address. */
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

export function legalPath(name: string): string {
  return `/${name}`;
}

/** A text's Markdown: the owner's file, or the site's own notice. Throws for a name that is not among `legalNames()`. */
export function legalSource(name: string): string {
  if (name === privacy && !hasOwnNotice()) return siteNotice();
  // the name may be a visitor's: it gets into no path
  if (!legalNames().includes(name)) throw new Error('There is no legal text of that name');
  return readFileSync(path.join(process.cwd(), 'content', 'legal', `${name}.md`), 'utf8');
}

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

export const privacyHref = legalPath(privacy);
