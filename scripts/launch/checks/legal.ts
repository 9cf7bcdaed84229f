import { site } from '@/content/site';
import { legalLinks, legalNames, legalPath } from '@/lib/legal/links';
import { hasOwnNotice } from '@/lib/legal/notice';
import { legalText } from '@/lib/legal/text';
import { check, type Finding, fail, leftToOwner } from '../finding';

/** Whether every legal link of the site has its text, and the build will take each text that is there. */
export function checkLegal(): Finding[] {
  try {
    const links = legalLinks();
    for (const name of legalNames()) legalText(name);
    const ownNotice = hasOwnNotice();
    const findings = links.map(({ label, href }) => {
      const file = site.legal.find((each) => each.label === label)?.document;
      return check(
        href !== '#',
        `${label} leads to ${href}`,
        `${label} leads nowhere`,
        `put the lawyer's text into content/legal/${file}.md and build again`,
      );
    });
    if (ownNotice) return findings;
    return [
      ...findings,
      leftToOwner(
        'the privacy notice is the one that the site writes',
        'read /privacy with your lawyer, and put what they change into content/legal/privacy.md (content/legal/README.md)',
      ),
    ];
  } catch (error) {
    return [fail((error as Error).message, 'content/legal/README.md says what a text may be like')];
  }
}

/** Paths of the texts that there are. Throws for a file whose name makes no address. */
export function legalPaths(): string[] {
  return legalNames().map(legalPath);
}
