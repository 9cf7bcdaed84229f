import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  Offer,
  Organization,
  PostalAddress,
  Question,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { site } from '@/content/site';
import type { Solution } from '@/content/types';
import { written } from '@/lib/owner-slot';
import { absolute } from './address';
import { type CanonicalPage, homePage } from './canonical-pages';
import { pageTitle } from './create-metadata';

const language = 'it';

const organizationId = () => ({ '@id': absolute('/#organization') });
const pageId = ({ path }: CanonicalPage) => ({ '@id': absolute(path) });
const webSiteId = () => ({ '@id': absolute('/#website') });
const breadcrumbId = ({ path }: CanonicalPage) => ({ '@id': absolute(`${path}#breadcrumb`) });
const serviceId = ({ path }: CanonicalPage) => ({ '@id': absolute(`${path}#service`) });

/** The registered office, in its parts where it is written as in Italy: 'Via Roma 1, 20121 Milano (MI)'. */
function address(): PostalAddress {
  const country = { '@type': 'PostalAddress', addressCountry: site.countryCode } as const;
  const office = written(site.company.registeredOffice);
  if (office === null) return country;
  const [place = '', ...street] = office.split(', ').reverse();
  const [, code, town, province] = /^(\d{5}) ([^()]+) \(([^()]+)\)$/.exec(place) ?? [];
  if (!code || !town || !province) return { ...country, streetAddress: office };
  return {
    ...country,
    streetAddress: street.reverse().join(', '),
    postalCode: code,
    addressLocality: town,
    addressRegion: province,
  };
}

function organization(): Organization {
  const legalName = written(site.company.legalName);
  return {
    '@type': 'Organization',
    ...organizationId(),
    name: site.brand,
    ...(legalName !== null && { legalName }),
    url: absolute('/'),
    logo: absolute('/apple-icon'),
    description: site.blurb,
    email: site.email,
    telephone: site.phoneE164,
    ...(site.vatNumber !== null && { vatID: site.vatNumber }),
    address: address(),
  };
}

function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    ...webSiteId(),
    name: site.brand,
    url: absolute('/'),
    inLanguage: language,
    publisher: organizationId(),
  };
}

function question({ question, answer }: NonNullable<CanonicalPage['questions']>[number]): Question {
  return {
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  };
}

function webPage(page: CanonicalPage): WebPage | FAQPage {
  const { path, meta, questions, solution } = page;
  const common = {
    ...pageId(page),
    url: absolute(path),
    name: pageTitle(meta.title),
    description: meta.description,
    inLanguage: language,
    isPartOf: webSiteId(),
    about: solution ? serviceId(page) : organizationId(),
    ...(page !== homePage && { breadcrumb: breadcrumbId(page) }),
  };
  return questions && questions.length > 0
    ? { '@type': 'FAQPage', ...common, mainEntity: questions.map(question) }
    : { '@type': 'WebPage', ...common };
}

function breadcrumbs(page: CanonicalPage): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    ...breadcrumbId(page),
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: homePage.name,
        item: { '@type': 'WebPage', ...pageId(homePage) },
      },
      { '@type': 'ListItem', position: 2, name: page.name, item: pageId(page) },
    ],
  };
}

/** A monthly price to start from, without VAT; the unit's code is UN/CEFACT's, as schema.org asks. */
function offer({ startsAtEuros }: NonNullable<Solution['monthlyPrice']>): Offer {
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: startsAtEuros,
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: false,
      unitCode: 'MON',
    },
  };
}

function service(page: CanonicalPage, { name, card, monthlyPrice }: Solution): Service {
  return {
    '@type': 'Service',
    ...serviceId(page),
    name,
    description: card.description,
    url: absolute(page.path),
    provider: organizationId(),
    ...(monthlyPrice && { offers: offer(monthlyPrice) }),
  };
}

function pageGraph(page: CanonicalPage): Graph {
  const things: Thing[] = [organization(), webSite(), webPage(page)];
  if (page !== homePage) things.push(breadcrumbs(page));
  if (page.solution) things.push(service(page, page.solution));
  return { '@context': 'https://schema.org', '@graph': things };
}

/** The graph as the text of a `<script type="application/ld+json">`, which nothing in it can end (HTML, 4.12.1.3). */
export function structuredData(page: CanonicalPage): string {
  return JSON.stringify(pageGraph(page)).replaceAll('<', '\\u003c');
}
