import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { facts } from '@/content/facts';
import { figuresPage } from '@/content/figures-page';
import { lodging, offer } from '@/content/owner';
import { site } from '@/content/site';
import { solutions } from '@/content/solutions';
import { legalNames, legalPath } from '@/lib/legal/paths';
import { hospitalityPath, solutionPath } from '@/lib/links';
import {
  canonicalPath,
  canonicalPaths,
  deadMenuPaths,
  everyPath,
} from '../../support/e2e/addresses';
import {
  builtDocument,
  builtFile,
  builtOrigin,
  builtPolicy,
  stemOf,
} from '../../support/e2e/built-pages';

// one worker, so that each page is parsed once
test.describe.configure({ mode: 'default' });

type Node = { '@type': string | string[]; '@id'?: string; [property: string]: unknown };

const dataOf = (path: string) =>
  [...builtDocument(path).querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent,
  );

const address = (path: string) => new URL(path, builtOrigin).href;
const normal = (url: string | undefined) => (url === undefined ? undefined : new URL(url).href);

function graphOf(path: string): Node[] {
  const [text = '{}'] = dataOf(path);
  return JSON.parse(text)['@graph'];
}

const nodeOf = (path: string, ...types: string[]) =>
  graphOf(path).find((node) => [node['@type']].flat().some((type) => types.includes(type)));

const companyOf = (path: string) => nodeOf(path, 'Organization', 'ProfessionalService');

/** A text as machines are told it: without the signs that only lay out a line. */
const told = (text = '') => text.replace(/\p{Cf}/gu, '').replaceAll('\u00a0', ' ');

/** The one value of a `<meta>`, by its name or property; undefined where there is none or several. */
function metaOf(address: string, name: string): string | undefined {
  const all = builtDocument(address).querySelectorAll(
    `meta[name="${name}"], meta[property="${name}"]`,
  );
  return all.length === 1 ? (all[0]?.getAttribute('content') ?? undefined) : undefined;
}

test('a robot that reads the first of a page finds what it previews', () => {
  for (const path of everyPath) {
    const [first = ''] = builtFile(`${stemOf(path)}.html`)
      .toString()
      .split('<style');
    expect(first.length, path).toBeLessThan(8_000);
    for (const name of ['<title>', '"description"', '"canonical"', '"og:image"', '"twitter:card"'])
      expect(first, path).toContain(name);
  }
});

test('every page has a title, a description and an image of its own, and one address', () => {
  expect(everyPath.length).toBeGreaterThan(10);
  for (const path of everyPath) {
    const document = builtDocument(path);
    const meta = (name: string) => metaOf(path, name);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    const own = address(canonicalPath(path));
    const description = meta('description') ?? '';
    expect(normal(canonical), path).toBe(own);

    const image = meta('og:image') ?? '';
    expect(normal(meta('og:url'))).toBe(own);
    expect(image).toBe(`${own.replace(/\/$/, '')}/opengraph-image`);
    // a PNG's header gives its width and height at bytes 16 and 20 (PNG, 11.2.1)
    const png = builtFile(`${new URL(image).pathname.slice(1)}.body`);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    for (const [name, value] of Object.entries({
      'og:locale': 'it_IT',
      'og:type': 'website',
      'og:title': document.title,
      'og:description': description,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:title': document.title,
      'twitter:description': description,
      'twitter:image': image,
      'twitter:image:alt': meta('og:image:alt'),
    }))
      expect(meta(name), `${name} of ${path}`).toBe(value);
    for (const name of ['og:site_name', 'og:image:alt']) expect(meta(name), path).toBeTruthy();
  }
});

test('every page tells machines what it is, at both its addresses', () => {
  for (const path of everyPath) {
    expect(dataOf(path), path).toHaveLength(1);
    const [text = ''] = dataOf(path);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@context'], path).toBe('https://schema.org');
    // what a node refers to is there (its types and properties: tests/unit/pages/search-engines.test.ts)
    const ids = new Set(graphOf(path).map((node) => node['@id']));
    const references = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    expect(references.length, path).toBeGreaterThan(0);
    expect(
      references.filter((id) => !ids.has(id)),
      path,
    ).toEqual([]);
    // a data block never runs: its hash would only make the policy longer
    expect(builtPolicy(path)).not.toContain(createHash('sha256').update(text).digest('base64'));

    const own = address(canonicalPath(path));
    expect(nodeOf(path, 'WebPage')).toMatchObject({
      '@id': own,
      url: own,
      name: told(builtDocument(path).title),
      description: told(metaOf(path, 'description')),
    });
    const addresses = text.match(new RegExp(`${builtOrigin}[^"#]*`, 'g')) ?? [];
    const known = [...canonicalPaths, '/apple-icon'].map(address);
    expect(
      addresses.filter((each) => !known.includes(each)),
      path,
    ).toEqual([]);
    expect(dataOf(path)).toEqual(dataOf(canonicalPath(path)));
    const bodyOf = (address: string) => {
      const html = builtFile(`${stemOf(address)}.html`).toString();
      return /<body[\s\S]*<\/body>/.exec(html)?.[0];
    };
    expect(bodyOf(path) === bodyOf(canonicalPath(path)), path).toBe(true);
  }
});

test('no two pages share a title or a description, and all have one company', () => {
  const titles = canonicalPaths.map((path) => builtDocument(path).title);
  const descriptions = canonicalPaths.map((path) => metaOf(path, 'description'));
  expect(new Set(titles).size).toBe(canonicalPaths.length);
  expect(new Set(descriptions).size).toBe(canonicalPaths.length);
  for (const one of [companyOf, (path: string) => nodeOf(path, 'WebSite')]) {
    const nodes = new Set(everyPath.map((path) => JSON.stringify(one(path))));
    expect([...nodes]).toEqual([expect.stringContaining(`"name":"${site.brand}"`)]);
  }
});

test('pages: each says once that asking costs nothing, and once by when it is answered', () => {
  // /numeri explains the promise too
  for (const path of canonicalPaths.filter((each) => each !== figuresPage.path)) {
    const main = builtDocument(path).querySelector('main')?.cloneNode(true) as Element;
    // what follows on the form, and an answer to a question that was asked
    for (const each of main.querySelectorAll('[data-sent], details')) each.remove();
    for (const said of [/senza impegno/gi, /contatt\p{L}+(?: una persona)? entro \d+ ore/giu])
      expect([path, said, (main.textContent?.match(said) ?? []).length]).toEqual([path, said, 1]);
  }
});

const cases = [
  ...Object.values(offer),
  ...Object.values(lodging),
  ...solutions.map(({ example }) => example),
].filter((text) => typeof text === 'string');

test('every price a month on a page is the one that the agency asks', () => {
  const priced = canonicalPaths.filter((path) => {
    // a simulation, a calculator and what the owner says of single cases have amounts of their own
    const main = builtDocument(path).querySelector('main')?.cloneNode(true) as Element;
    for (const each of main.querySelectorAll('[data-stage], .calculator, script')) each.remove();
    const said = cases.reduce((text, each) => text.replaceAll(each, ''), main.textContent ?? '');
    const prices = said.match(/\d[\d.,]*\s€(?=\s?(?:al|a)\smese)/g) ?? [];
    for (const price of prices) expect(price, path).toBe(facts.voicebotPrice.text);
    return prices.length > 0;
  });
  const own = solutions.filter(({ monthlyPrice }) => monthlyPrice).map(({ slug }) => slug);
  expect(priced).toEqual(expect.arrayContaining(['/', hospitalityPath, ...own.map(solutionPath)]));
});

test('machines are told the questions that can be read, and no others', () => {
  for (const path of everyPath) {
    const shown = [
      ...builtDocument(path).querySelectorAll('main details.question:has(> summary + p)'),
    ].map((details) => ({
      '@type': 'Question',
      name: told(details.querySelector('summary')?.textContent),
      acceptedAnswer: {
        '@type': 'Answer',
        text: told(details.querySelector('p')?.textContent ?? undefined),
      },
    }));
    expect(nodeOf(path, 'FAQPage')?.mainEntity ?? [], path).toEqual(shown);
  }
});

test('a solution’s price is the same for machines', () => {
  expect(solutions.length).toBeGreaterThan(1);
  for (const { slug, monthlyPrice } of solutions) {
    const path = `/soluzioni/${slug}`;
    expect(nodeOf(path, 'Service'), slug).toMatchObject({
      url: address(path),
      provider: { '@id': companyOf(path)?.['@id'] },
    });
    expect(nodeOf(path, 'BreadcrumbList')?.itemListElement, slug).toHaveLength(2);
    const minPrice = monthlyPrice?.startsAtEuros;
    const priceSpecification = { minPrice, priceCurrency: 'EUR', unitCode: 'MON' };
    const offers = nodeOf(path, 'Service')?.offers;
    if (monthlyPrice) expect(offers, slug).toMatchObject({ priceSpecification });
    else expect(offers, slug).toBeUndefined();
  }
});

test('links lead to the addresses that search engines keep', () => {
  const ofCards = solutions.map(({ slug }) => `/solutions/${slug}`);
  for (const path of [...everyPath, '/_not-found']) {
    const links = [...builtDocument(path).querySelectorAll('a[href^="/"]')].map((link) => {
      return new URL(link.getAttribute('href') ?? '', builtOrigin).pathname;
    });
    const others = links.filter((link) => !canonicalPaths.includes(link));
    const allowed = [
      ...(canonicalPath(path) === '/hospitality' ? ofCards : []),
      // the owner's own, where there are any
      ...legalNames().map(legalPath),
    ];
    expect(
      others.filter((link) => ![...allowed, ...deadMenuPaths].includes(link)),
      path,
    ).toEqual([]);
  }
});

test('the not-found page is kept out of search', () => {
  const document = builtDocument('/_not-found');
  const robots = [...document.querySelectorAll('meta[name="robots"]')];
  expect(robots.length).toBeGreaterThan(0);
  for (const each of robots) expect(each.getAttribute('content')).toContain('noindex');
  expect(document.querySelector('link[rel="canonical"]')).toBeNull();
});
