import type { ReactNode } from 'react';
import { BrandMark } from '@/components/layout/header/brand-mark';
import { consultationLink, cta, HeaderLinkItem, type PageKind } from '@/components/layout/links';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { lineColour } from '@/components/line/palette';
import { Actions, Button } from '@/components/ui/button';
import { aiPage } from '@/content/ai-page';
import { anchors } from '@/content/anchors';
import { companyWords } from '@/content/company';
import { figuresPage } from '@/content/figures-page';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { solutions } from '@/content/solutions';
import { companyDetails } from '@/lib/company-details';
import { legalLinks } from '@/lib/legal/paths';
import { hospitalityPath, mailUrl, solutionPath, telUrl } from '@/lib/links';
import { written } from '@/lib/owner-slot';
import { LegalLink } from './legal-link';
import { ThemeSwitch } from './theme-switch';

/** The footer is on every page: a list as long as the registry would make the site grow by its square. */
const mostServices = 12;

const title = 'col-span-full mb-1 border-ink border-b-2 pb-1.5 lg:mb-2';
/** Level with its link's first line. */
const mark = 'mt-[0.5625rem] mr-2 h-1.5 w-3 shrink-0';

export function Footer({ page }: { page: PageKind }) {
  const { footer } = navigation;
  return (
    // every page ends in the night, whatever the theme
    <footer className="later border-hairline border-t-2 bg-paper text-ink scheme-dark print:scheme-light">
      <div className="page grid gap-x-8 gap-y-3 pt-3 pb-2 sm:grid-cols-2 lg:grid-cols-4 lg:pt-6 lg:pb-5 print:grid-cols-2 print:py-4">
        <div>
          <BrandMark />
          <p className="type-small mt-2 max-w-[46ch] text-muted">{site.blurb}</p>
          <Actions className="mt-2 items-center sm:mt-4 print:hidden">
            <Button asChild variant="outline">
              <HeaderLinkItem link={consultationLink(page)} {...cta('footer')} />
            </Button>
            <WhatsAppLink className="target gap-2">{navigation.whatsapp}</WhatsAppLink>
          </Actions>
        </div>
        <nav
          aria-label={navigation.footerLabel}
          // on phones one grid, of two columns unless the text is large
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] gap-x-8 sm:order-1 sm:col-span-full sm:grid-cols-[2fr_1fr] lg:order-none lg:col-span-2 lg:grid-cols-2 print:hidden max-sm:[&_:is(div,ul)]:contents [&_a]:flex [&_a]:py-2.5 [&_a]:no-underline [&_a]:hover:underline lg:[&_a]:py-1.5"
        >
          <div>
            <h2 className={title}>{footer.servicesTitle}</h2>
            <ul className="grid gap-x-3 sm:grid-cols-2 lg:grid-cols-1 lg:text-[1rem]">
              {solutions.slice(0, mostServices).map((solution) => (
                <li key={solution.slug}>
                  <a href={solutionPath(solution.slug)} data-line={lineColour(solution.line)}>
                    <span className={`${mark} bg-line`} />
                    <span className="sm:hidden">{solution.shortName}</span>
                    <span className="max-sm:hidden">{solution.name}</span>
                  </a>
                </li>
              ))}
            </ul>
            {solutions.length > mostServices && (
              <a href={`/#${anchors.services}`}>{footer.allServices}</a>
            )}
          </div>
          <div className="grid content-start gap-3">
            <div>
              <h2 className={`${title} max-sm:hidden`}>{footer.sectorsTitle}</h2>
              <a href={hospitalityPath} className="text-balance leading-tight">
                <span className={`${mark} bg-ink sm:hidden`} />
                {footer.hospitalityLink}
              </a>
            </div>
            <div>
              <h2 className={title}>{footer.transparencyTitle}</h2>
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
        <FooterContacts />
      </div>
      <div className="border-hairline border-t">
        <div className="page type-small flex flex-wrap items-center gap-x-8 py-1 lg:py-1.5">
          <p className="max-sm:basis-full print:hidden">
            © {site.copyrightYear} {site.brand}
          </p>
          <p className="text-balance">{footer.buyers}</p>
          <CompanyDetails />
          <ThemeSwitch />
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

function CompanyDetails() {
  return (
    <section aria-label={companyWords.title}>
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        {companyDetails().map(({ name, label, value }) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className={name === 'legalName' ? 'sr-only' : 'text-muted'}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function FooterContacts() {
  const { contactTitle, labels } = navigation.footer;
  const town = written(site.about.town);
  return (
    <div>
      <h2 className={title}>{contactTitle}</h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-8 lg:grid-cols-1">
        <Contact label={labels.email}>
          <a href={mailUrl()} className="target -my-2">
            {site.email}
          </a>
        </Contact>
        <Contact label={labels.phone}>
          <a href={telUrl()} className="target -my-2">
            {site.phone}
          </a>
        </Contact>
        <Contact label={labels.website}>{site.website}</Contact>
        <Contact label={town ? labels.place : labels.country}>
          {town && `${town}, `}
          {site.country}
        </Contact>
      </dl>
    </div>
  );
}

function Contact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mt-1 text-[0.875rem] text-muted leading-none">{label}</dt>
      <dd className="wrap-anywhere flex min-h-7 items-center">{children}</dd>
    </div>
  );
}
