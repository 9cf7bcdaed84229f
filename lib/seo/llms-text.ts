import { contact } from '@/content/contact';
import { hospitality } from '@/content/hospitality';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { solutions } from '@/content/solutions';
import { consultationPath, mailUrl, telUrl, whatsappUrl } from '@/lib/links';
import { absolute } from './address';
import {
  canonicalAiPage,
  canonicalFiguresPage,
  hospitalityPage,
  solutionPageOf,
} from './canonical-pages';

const link = (name: string, address: string, note: string) => `- [${name}](${address}): ${note}`;
const section = (title: string, links: string[]) => `## ${title}\n\n${links.join('\n')}\n`;

export function llmsText(): string {
  const { footer } = navigation;
  return [
    `# ${site.brand}\n`,
    `> ${site.blurb}\n`,
    section(
      navigation.solutions,
      solutions.map((solution) => {
        const { name, path, meta } = solutionPageOf(solution);
        return link(name, absolute(path), meta.description);
      }),
    ),
    section(footer.sectorsTitle, [
      link(
        hospitality.meta.title,
        absolute(hospitalityPage.path),
        hospitalityPage.meta.description,
      ),
    ]),
    section(
      footer.transparencyTitle,
      [canonicalFiguresPage, canonicalAiPage].map(({ name, path, meta }) =>
        link(name, absolute(path), meta.description),
      ),
    ),
    section(footer.contactTitle, [
      link(navigation.consultation, absolute(consultationPath), contact.promise),
      link(footer.labels.email, mailUrl(), site.email),
      link(footer.labels.phone, telUrl(), site.phone),
      link(navigation.callBar.whatsapp, whatsappUrl(), navigation.whatsapp),
    ]),
  ].join('\n');
}
