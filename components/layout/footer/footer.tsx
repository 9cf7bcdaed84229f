import type { ReactNode } from 'react';
import { cta } from '@/components/layout/call-to-action';
import { BrandMark } from '@/components/layout/header/brand-mark';
import { HeaderLinkItem } from '@/components/layout/header/header-link-item';
import { consultationLink, type PageKind } from '@/components/layout/header/header-links';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { lineColour } from '@/components/line/palette';
import { Button } from '@/components/ui/button';
import { aiPage } from '@/content/ai-page';
import { anchors } from '@/content/anchors';
import { figuresPage } from '@/content/figures-page';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { solutions } from '@/content/solutions';
import { legalLinks } from '@/lib/legal/paths';
import { hospitalityPath, mailUrl, solutionPath, telUrl } from '@/lib/links';
import { written } from '@/lib/owner-slot';
import { LegalLink } from './legal-link';

/** The footer is on every page: a list as long as the registry would make the site grow by its square. */
const mostServices = 12;

export function Footer({ page }: { page: PageKind }) {
  const { footer } = navigation;
  return (
    <footer className="footer">
      <div className="footer-grid page">
        <div>
          <BrandMark />
          <p className="type-small mt-3 max-w-[46ch] text-muted">{site.blurb}</p>
          <div className="actions mt-4 items-center print:hidden" data-line="brand">
            <Button asChild variant="outline">
              <HeaderLinkItem link={consultationLink(page, footer.bookButton)} {...cta('footer')} />
            </Button>
            <WhatsAppLink className="target gap-2">{navigation.whatsapp}</WhatsAppLink>
          </div>
        </div>
        <nav aria-label={navigation.footerLabel} className="footer-links print:hidden">
          <div>
            <h2 className="footer-title">{footer.servicesTitle}</h2>
            <ul className="footer-services">
              {solutions.slice(0, mostServices).map((solution) => (
                <li key={solution.slug}>
                  <a href={solutionPath(solution.slug)} data-line={lineColour(solution.line)}>
                    <span className="footer-short">{solution.shortName}</span>
                    <span className="footer-long">{solution.name}</span>
                  </a>
                </li>
              ))}
            </ul>
            {solutions.length > mostServices && (
              <a href={`/#${anchors.services}`} className="target">
                {footer.allServices}
              </a>
            )}
          </div>
          <div className="footer-others">
            <div>
              <h2 className="footer-title">{footer.sectorsTitle}</h2>
              <a href={hospitalityPath}>{footer.hospitalityLink}</a>
            </div>
            <div>
              <h2 className="footer-title">{footer.transparencyTitle}</h2>
              <ul>
                {[figuresPage, aiPage].map(({ path, name }) => (
                  <li key={path}>
                    <a href={path}>{name}</a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </nav>
        <FooterContacts className="footer-contacts" />
      </div>
      <div className="border-hairline border-t">
        <div className="page type-small flex flex-wrap items-center gap-x-8 py-1.5">
          <p className="print:hidden">
            © {site.copyrightYear} {site.brand}. {footer.rights}
          </p>
          <CompanyDetails />
          <ul className="flex flex-wrap gap-x-6 sm:ml-auto print:hidden">
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

const { company, vatNumber } = site;

const names = [
  'legalName',
  'registeredOffice',
  'vatNumber',
  'rea',
  'businessRegister',
  'shareCapital',
  'pec',
] as const;

/** Who stands behind the site: content/site.ts names the laws that want it said. What is not filled in is left out. */
function CompanyDetails() {
  const { companyTitle, company: labels } = navigation.footer;
  const values = { ...company, vatNumber };
  return (
    <section aria-label={companyTitle}>
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        {names.map((name) => {
          const value = values[name];
          return value === null || !written(value) ? null : (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt className="text-muted">{labels[name]}</dt>
              <dd>{value}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function FooterContacts({ className }: { className?: string }) {
  const { contactTitle, labels } = navigation.footer;
  return (
    <div className={className}>
      <h2 className="footer-title">{contactTitle}</h2>
      <dl>
        <Contact label={labels.email}>
          <a href={mailUrl()}>{site.email}</a>
        </Contact>
        <Contact label={labels.phone}>
          <a href={telUrl()}>{site.phone}</a>
        </Contact>
        <Contact label={labels.website}>{site.website}</Contact>
        <Contact label={labels.country}>{site.country}</Contact>
      </dl>
    </div>
  );
}

function Contact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
