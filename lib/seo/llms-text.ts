import { contact } from '@/content/contact';
import { hospitality } from '@/content/hospitality';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { solutions } from '@/content/solutions';
import { consultationPath, mailUrl, telUrl, whatsappUrl } from '@/lib/links';
import { absolute } from './address';
import {
  type CanonicalPage,
  canonicalAiPage,
  canonicalFiguresPage,
  hospitalityPage,
  solutionPageOf,
} from './canonical-pages';

const link = (name: string, address: string, note: string) => `- [${name}](${address}): ${note}`;
const pageLink = ({ name, path, meta }: CanonicalPage, title = name) =>
  link(title, absolute(path), meta.description);
const section = (title: string, links: string[]) => `## ${title}\n\n${links.join('\n')}\n`;

export function llmsText(): string {
  const { footer } = navigation;
  return [
    `# ${site.brand}\n`,
    `> ${site.blurb}\n`,
    section(
      navigation.solutions,
      solutions.map((solution) => pageLink(solutionPageOf(solution))),
    ),
    section(footer.sectorsTitle, [pageLink(hospitalityPage, hospitality.meta.title)]),
    section(footer.transparencyTitle, [pageLink(canonicalFiguresPage), pageLink(canonicalAiPage)]),
    section(footer.contactTitle, [
      link(navigation.consultation, absolute(consultationPath), contact.promise),
      link(footer.labels.email, mailUrl(), site.email),
      link(footer.labels.phone, telUrl(), site.phone),
      link(navigation.whatsappShort, whatsappUrl(), navigation.whatsapp),
    ]),
  ].join('\n');
}
