// npm run screenshots: every page as screenshots/THEME/WIDTH/NAME.png, at three widths in both themes.
// `npm run screenshots -- home 390` takes those whose path has every word; `-- readme` draws README.md's two.
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { renderMail } from '@/lib/lead/mails/render';
import { exampleMails } from '@/lib/lead/pages/examples';
import { startSite } from '@/tests/support/e2e/site-server';
import { ensureBuild } from './lib/build';
import { ensureBrowser } from './lib/find-browser';
import { root } from './lib/project';

interface View {
  name: string;
  url: string;
  press?: string;
  at?: (width: number) => boolean;
}

const isNarrow = (width: number) => width < 1024;
const words = process.argv.slice(2);

async function pagesOf(origin: string): Promise<View[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => {
    const { pathname } = new URL(loc);
    return { name: path.basename(pathname) || 'home', url: origin + pathname };
  });
}

async function photograph(
  browser: Browser,
  { url, press }: View,
  theme: 'light' | 'dark',
  width: number,
  file: string,
) {
  const page = await browser.newPage({
    viewport: { width, height: isNarrow(width) ? 844 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  if (press) {
    await page.locator(press).filter({ visible: true }).first().click();
    await page.waitForFunction(() => document.querySelector(':popover-open'));
  }
  // what is below the first screen is laid out later
  await page.evaluate(() => {
    document.documentElement.dataset.whole = '';
    return document.fonts.ready;
  });
  await page.screenshot({ path: file, fullPage: !press, animations: 'disabled' });
  await page.close();
}

async function photographAll(browser: Browser, origin: string): Promise<void> {
  const views: View[] = [
    ...(await pagesOf(origin)),
    { name: 'not-found', url: `${origin}/non-trovata` },
    { name: 'menu', url: origin, press: 'header nav button', at: (width) => !isNarrow(width) },
    { name: 'drawer', url: origin, press: 'header button[aria-haspopup="dialog"]', at: isNarrow },
  ];
  for (const theme of ['light', 'dark'] as const)
    for (const width of [390, 768, 1440])
      for (const view of views.filter(({ at = () => true }) => at(width))) {
        const file = path.join('screenshots', theme, String(width), `${view.name}.png`);
        if (words.every((word) => file.split(/[/\\.]/).includes(word)))
          await photograph(browser, view, theme, width, file);
      }
}

async function photographForReadme(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const shown = async (name: string) =>
    page.screenshot({ path: path.join('docs', 'pictures', `${name}-1440.png`) });
  // the second time the typeface is at hand (`font-display: optional`)
  for (const visit of ['first', 'second'])
    await page.goto(`${origin}/?${visit}`, { waitUntil: 'networkidle' });
  await shown('home');
  await page.goto('about:blank');
  const { richiesta: mail } = exampleMails;
  await page.setContent((mail && (await renderMail(mail.body)).html) ?? '');
  await shown('mail');
}

process.chdir(root);
await ensureBuild();
const executablePath = await ensureBrowser();
const site = await startSite('smtp://127.0.0.1:1', { env: { DATABASE_URL: '' } });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  await (words.includes('readme') ? photographForReadme : photographAll)(browser, site.url);
} finally {
  await browser.close();
  await site.stop();
}
