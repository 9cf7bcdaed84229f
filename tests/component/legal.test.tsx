import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { render, screen, within } from '@testing-library/react';
import LegalRoute, {
  dynamicParams,
  generateMetadata,
  generateStaticParams,
} from '@/app/[legal]/page';
import { PrivacyLines } from '@/components/contact/privacy-lines';
import { Footer } from '@/components/layout/footer/footer';
import brand from '@/content/brand.json';
import { contact } from '@/content/contact';
import { facts } from '@/content/facts';
import { site } from '@/content/site';
import type * as notice from '@/lib/legal/notice';

let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'legal-test-'));
  mkdirSync(path.join(project, 'content', 'legal'), { recursive: true });
  jest.spyOn(process, 'cwd').mockReturnValue(project);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(project, { recursive: true, force: true });
});

const put = (file: string, text: string) =>
  writeFileSync(path.join(project, 'content', 'legal', file), text);

const privacy = `# Informativa sulla privacy

Ai sensi dell’art. 13 del [GDPR](https://eur-lex.europa.eu/eli/reg/2016/679/oj), scrivi a
[noi](mailto:privacy@rossi.it) o leggi la [cookie policy](/cookie).

## Titolare

<script>alert(1)</script> <img src=x onerror=alert(1)> **Rossi S.r.l.**

## I tuoi *diritti*

| Dato | Durata |
| --- | --- |
| Nome | 30 giorni |
`;

const params = (legal: string) => ({ params: Promise.resolve({ legal }) });

const linksIn = (element: React.ReactElement) => {
  const { unmount } = render(element);
  const links = screen.getAllByRole('link');
  const found = links.map((link) => [link.textContent, link.getAttribute('href')] as const);
  unmount();
  return found;
};
const footerLinks = () => linksIn(<Footer page="home" />);
const formLink = () =>
  linksIn(<PrivacyLines />).find(([words]) => words?.includes(contact.privacy.link))?.[1];

test('without the owner’s texts the form has a notice all the same, and the other links lead nowhere', async () => {
  put('README.md', '# How to');
  expect(generateStaticParams()).toEqual([{ legal: 'privacy' }]);
  expect(dynamicParams).toBe(false);
  for (const { label, document } of site.legal) {
    expect(footerLinks()).toContainEqual([label, document === 'privacy' ? '/privacy' : '#']);
  }
  expect(formLink()).toBe('/privacy');
  const beside = render(<PrivacyLines />);
  beside.getByText(/i tuoi diritti/);
  beside.unmount();
  render(await LegalRoute(params('privacy')));
  const notice = screen.getByRole('main');
  // art. 13(1) and (2) GDPR: controller, purposes and bases, recipients, durations, rights, complaint
  const bases = ['art. 6, par. 1, lett. b', 'art. 6, par. 1, lett. f'];
  const { requestsStored, undeliveredStored, copiesStored } = facts;
  const durations = [requestsStored, undeliveredStored, copiesStored].map(({ text }) => text);
  const others = ['responsabili del trattamento', 'localStorage', 'Garante'];
  for (const said of [site.brand, site.email, ...bases, ...durations, ...others])
    expect(notice.textContent).toContain(said);
  expect(notice.textContent).not.toMatch(/\[|\]/);
});

test('a public address does not take requests in nobody’s name, and says what to write where', () => {
  const missing = (legalName: string): typeof notice.missingController => {
    let { missingController }: Partial<typeof notice> = {};
    jest.isolateModules(() => {
      jest.doMock('@/content/brand.json', () => ({
        ...brand,
        company: { ...brand.company, legalName },
      }));
      ({ missingController } = require('@/lib/legal/notice'));
    });
    return missingController as typeof notice.missingController;
  };
  expect(missing('Rossi S.r.l.')(true)).toBeNull();
  const missingController = missing('[Ragione sociale]');
  expect(missingController(true)).toMatch(/company\.legalName.*content\/brand\.json/s);
  expect(missingController(false)).toBeNull();
  put('privacy.md', privacy);
  expect(missingController(true)).toBeNull();
});

test('a text put into the folder has its page, and footer and form lead to it', async () => {
  put('privacy.md', privacy);
  put('note-legali.md', '# Note legali #\n\nTesto.');
  expect(generateStaticParams()).toEqual([{ legal: 'note-legali' }, { legal: 'privacy' }]);
  expect(footerLinks()).toContainEqual(['Note legali', '/note-legali']);
  expect(formLink()).toBe('/privacy');
  expect(await generateMetadata(params('privacy'))).toMatchObject({
    title: { absolute: expect.stringMatching(/^Informativa sulla privacy/) },
    alternates: { canonical: '/privacy' },
  });
});

test('the page shows the text with an index of its sections, and runs nothing of it', async () => {
  put('privacy.md', privacy);
  render(await LegalRoute(params('privacy')));
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Informativa sulla privacy');
  const index = within(main.getByRole('navigation')).getAllByRole('link');
  expect(index.map((link) => link.textContent)).toEqual(['Titolare', 'I tuoi diritti']);
  for (const link of index) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(id)?.textContent).toContain(link.textContent);
  }
  expect(main.getByRole('link', { name: 'GDPR' }).getAttribute('href')).toBe(
    'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  );
  main.getByRole('cell', { name: '30 giorni' });
  main.getByText(/<script>alert\(1\)<\/script>/);
  expect(screen.getByRole('main').querySelector('script, img')).toBeNull();
});

test('a legal text that would lead nowhere or run something stops the build, which says where', async () => {
  for (const [name, text, message] of [
    ['a script as a link', '# X\n\n[a](javascript:alert)', /"javascript:alert" is no address/],
    ['a link without a scheme', '# X\n\n[a](www.rossi.it)', /"www.rossi.it" is no address/],
    ['another host by two slashes', '# X\n\n[a](//rossi.it)', /"\/\/rossi.it" is no/],
    ['a picture from elsewhere', '# X\n\n![a](https://rossi.it/a.png)', /is no address/],
    ['no title', '## X\n\nTesto', /x\.md needs a title/],
  ] as const) {
    put('x.md', text);
    const said = await LegalRoute(params('x')).catch((error) => String(error));
    expect([name, said]).toEqual([name, expect.stringMatching(message)]);
  }
});

test('an address names no file, and a file whose name makes no address stops the build', async () => {
  put('README.md', '# How to');
  writeFileSync(path.join(project, 'notes.md'), '# Notes of the server');
  for (const name of ['README', '../../notes', '..%2F..%2Fnotes', 'privacy/../../../notes'])
    for (const opened of [LegalRoute(params(name)), generateMetadata(params(name))])
      await expect(opened).rejects.toThrow(/^There is no legal text of that name$/);
  put('Privacy Policy.md', privacy);
  expect(() => generateStaticParams()).toThrow(/Privacy Policy\.md: its name must be/);
});
