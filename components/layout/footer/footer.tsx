import { LineBadge } from '@/components/line/line-badge';
import { Button } from '@/components/ui/button';
import { aiPage } from '@/content/ai-page';
import { anchors } from '@/content/anchors';
import { figuresPage } from '@/content/figures-page';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { solutions } from '@/content/solutions';
import { legalLinks } from '@/lib/legal/links';
import { hospitalityPath, solutionPath } from '@/lib/links';
import { cta } from '../call-to-action';
import { BrandMark } from '../header/brand-mark';
import { HeaderLinkItem } from '../header/header-link-item';
import { consultationLink, type PageKind } from '../header/header-links';
import { WhatsAppLink } from '../whatsapp-link';
import { CompanyDetails } from './company-details';
import { FooterContacts } from './footer-contacts';
import { LegalLink } from './legal-link';

/** The footer is on every page: a list as long as the registry would make the site grow by its square. */
const mostServices = 12;

export function Footer({ page }: { page: PageKind }) {
  const { footer } = navigation;
  return (
    <footer className="border-ink border-t-4 bg-paper">
      <div className="page grid gap-x-8 gap-y-12 py-16 print:grid-cols-2 print:grid-rows-none print:py-4 sm:grid-cols-2 sm:grid-rows-[auto_1fr] lg:grid-cols-12 lg:grid-rows-none">
        <div className="lg:col-span-4 xl:col-span-5">
          <BrandMark />
          <p className="mt-4 max-w-[46ch] text-muted">{site.blurb}</p>
          <div className="actions mt-6 items-center print:hidden" data-line="brand">
            <Button asChild>
              <HeaderLinkItem link={consultationLink(page, footer.bookButton)} {...cta('footer')} />
            </Button>
            <WhatsAppLink className="target gap-2">{navigation.whatsapp}</WhatsAppLink>
          </div>
        </div>
        <nav
          aria-label={navigation.footerLabel}
          className="sm:row-span-2 lg:col-span-4 lg:row-span-1 print:hidden"
        >
          <h2 className="footer-title">{footer.servicesTitle}</h2>
          <ul className="mt-1">
            {solutions.slice(0, mostServices).map((solution) => (
              <li key={solution.slug}>
                <a
                  href={solutionPath(solution.slug)}
                  className="flex min-h-11 items-center gap-3 no-underline hover:underline"
                >
                  <LineBadge line={solution.line} size="small" />
                  {solution.name}
                </a>
              </li>
            ))}
          </ul>
          {solutions.length > mostServices && (
            <a href={`/#${anchors.services}`} className="target">
              {footer.allServices}
            </a>
          )}
          <h2 className="footer-title mt-8">{footer.sectorsTitle}</h2>
          <a href={hospitalityPath} className="target no-underline hover:underline">
            {footer.hospitalityLink}
          </a>
          <h2 className="footer-title mt-8">{footer.transparencyTitle}</h2>
          <ul>
            {[figuresPage, aiPage].map(({ path, name }) => (
              <li key={path}>
                <a href={path} className="target no-underline hover:underline">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <FooterContacts className="lg:col-span-4 xl:col-span-3" />
      </div>
      <CompanyDetails />
      <div className="border-hairline border-t print:hidden">
        <div className="page type-small flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4">
          <p>
            © {site.copyrightYear} {site.brand}. {footer.rights}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {legalLinks().map(({ label, href }) => (
              <li key={label}>
                <LegalLink href={href} className="target">
                  {label}
                </LegalLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
