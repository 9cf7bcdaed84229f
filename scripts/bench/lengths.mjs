// How long each page is, in CSS pixels, at the widths that the decisions speak of, with its words.

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {{ paths: string[] }} options
 */
export async function tellLengths(browser, origin, { paths }) {
  console.log(['page', ...WINDOWS.map(({ width }) => `at ${width}`), 'words'].join('\t'));
  for (const path of paths) {
    const lengths = [];
    let words = 0;
    for (const viewport of WINDOWS) {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      await page.goto(origin + path);
      await page.evaluate(() => dispatchEvent(new Event('scroll')));
      await page.waitForSelector('html[data-whole]', { state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
      lengths.push(await page.evaluate(() => document.documentElement.scrollHeight));
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
      words = (await page.locator('main').innerText()).split(/\s+/).length;
      await page.close();
    }
    console.log([path, ...lengths, words].join('\t'));
  }
}
