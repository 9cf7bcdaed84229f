import type {
  BreadcrumbList,
  ContactPoint,
  Country,
  DayOfWeek,
  FAQPageLeaf,
  MergeLeafTypes,
  Offer,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
  Question,
  Service,
  Thing,
  WebPageLeaf,
  WebSite,
} from 'schema-dts';
import { site } from '@/content/site';
import type { Solution } from '@/content/types';
import { consultationPath } from '@/lib/links';
import { written } from '@/lib/owner-slot';
import { readWorkingWeek } from '@/lib/promise/calendar';
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

const country = (): Country => ({ '@type': 'Country', name: site.country });

const weekdays: readonly DayOfWeek[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

const clock = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);

/** When the telephone is answered, where that is written as 'dal lunedì al venerdì, 9–13 e 14–18'; else empty. */
function hours(): OpeningHoursSpecification[] {
  const [, first, last, times] =
    /^dal(?:la)? (\p{L}{3})\p{L}* al(?:la)? (\p{L}{3})\p{L}*, ([^,;]+)$/u.exec(
      site.about.phoneHours.toLowerCase(),
    ) ?? [];
  if (!times) return [];
  const week = readWorkingWeek(
    `${first}-${last} ${times.replaceAll('–', '-').replace(' e ', ' ')}`,
  );
  const dayOfWeek = weekdays.filter((_, index) => week?.[index + 1]);
  const [shifts = []] = Object.values(week ?? {});
  return shifts.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens: clock(from),
    closes: clock(to),
  }));
}

function contactPoint(): ContactPoint {
  const hoursAvailable = hours();
  return {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: site.phoneE164,
    email: site.email,
    url: absolute(consultationPath),
    availableLanguage: language,
    ...(hoursAvailable.length > 0 && { hoursAvailable }),
  };
}

function organization(): Organization {
  const legalName = written(site.company.legalName);
  const place = address();
  return {
    // whom a visitor can find is a local business
    '@type': 'postalCode' in place ? 'ProfessionalService' : 'Organization',
    ...organizationId(),
    name: site.brand,
    ...(legalName !== null && { legalName }),
    url: absolute('/'),
    logo: absolute('/apple-icon'),
    description: site.blurb,
    email: site.email,
    telephone: site.phoneE164,
    ...(site.vatNumber !== null && { vatID: site.vatNumber }),
    address: place,
    areaServed: country(),
    contactPoint: contactPoint(),
    ...(site.sameAs.length > 0 && { sameAs: site.sameAs }),
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

type PageNode = WebPageLeaf | MergeLeafTypes<[WebPageLeaf, FAQPageLeaf]>;

function webPage(page: CanonicalPage): PageNode {
  const { path, meta, questions, service } = page;
  const common = {
    ...pageId(page),
    url: absolute(path),
    name: pageTitle(meta.title),
    description: meta.description,
    inLanguage: language,
    isPartOf: webSiteId(),
    about: service ? serviceId(page) : organizationId(),
    ...(page !== homePage && { breadcrumb: breadcrumbId(page) }),
  };
  return questions && questions.length > 0
    ? { '@type': ['WebPage', 'FAQPage'], ...common, mainEntity: questions.map(question) }
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

function serviceOf(page: CanonicalPage, service: NonNullable<CanonicalPage['service']>): Service {
  const { name, description, audience, monthlyPrice } = service;
  return {
    '@type': 'Service',
    ...serviceId(page),
    name,
    description,
    url: absolute(page.path),
    provider: organizationId(),
    areaServed: country(),
    ...(audience && { audience: { '@type': 'BusinessAudience', audienceType: audience } }),
    ...(monthlyPrice && { offers: offer(monthlyPrice) }),
  };
}

function pageGraph(page: CanonicalPage) {
  const things: (Thing | PageNode)[] = [organization(), webSite(), webPage(page)];
  if (page !== homePage) things.push(breadcrumbs(page));
  if (page.service) things.push(serviceOf(page, page.service));
  return { '@context': 'https://schema.org', '@graph': things };
}

/**
 * The graph as the text of a `<script type="application/ld+json">`, which nothing in it can end (HTML, 4.12.1.3), without
 * the signs that only lay out a page's lines.
 */
export function structuredData(page: CanonicalPage): string {
  return JSON.stringify(pageGraph(page))
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replaceAll('<', '\\u003c');
}
