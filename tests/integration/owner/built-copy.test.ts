import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { lineColour } from '@/components/line/palette';
import shippedBrand from '@/content/brand.json';
import { capital, inLetters } from '@/content/number-words';
import { solutions } from '@/content/solutions';
import { solution as voicebot } from '@/content/solutions/voicebot-intelligente';
import { placeholderOrigin } from '@/lib/seo/address';
import { generatedFolders } from '@/scripts/lib/generated.mjs';
import { localBin } from '@/scripts/lib/project.mjs';
import { copyProject } from '@/scripts/lib/project-copy.mjs';
import { added, makeEdits, removed, renamedTo, specification } from '@/scripts/owner/edits';
import { buildLimitMs, evaluateIn, plant, runIn } from '@/tests/support/project-copy';
import { expectRedirects, redirectList } from '@/tests/support/redirects';
import { type ServedCopy, serveCopy } from '@/tests/support/served-copy';

// One copy of the project, built once, as its owner's would be after a while: edited in two dozen places, without the
// original's specification, with another brand, requests in its store, secrets in its environment file, and pages
// that have moved.

const { slug, title, menuDescription } = added;
/** Added at the end, after one was removed. */
const line = solutions.length;
const stops = voicebot.route.map((stop) => stop.name);

/** Tests that read content, and no more: the others have nothing to do with what was edited. */
const rules = [
  'content/ai-disclosure',
  'content/content',
  'content/demo-scripts',
  'content/facts',
  'content/figures',
  'content/hotels',
  'content/house-style',
  'lead/appointment',
  'lead/mail',
  'lead/promise-times',
  'owner/brand-file',
  'pages/map-drawing',
  'pages/map-run',
  'pages/search-machine-texts',
  'pages/search-pages',
];

/** The copy's, once it has been edited. */
let brand: typeof shippedBrand;
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path fill="#0a5c9e" d="M2 18 10 2l8 16z"/></svg>';

const secret = 'not-to-be-told';

/** What an owner's project holds that no server is to get. */
const planted = {
  'data/leads.db': secret,
  '.env.local': `LEADS_WEBHOOK_SECRET=${secret}\n`,
  'tests/support/certificate/another.key': secret,
  'screenshots/home.png': secret,
  'notes/customers.csv': secret,
};

let folder: string;
let said: string;
const built = (file: string) => readFile(path.join(folder, '.next/server/app', file));
const page = async (file: string) => (await built(`${file}.html`)).toString();

beforeAll(async () => {
  folder = await copyProject('built');
  await rm(path.join(folder, specification), { recursive: true, force: true });
  await makeEdits(folder);
  await plant(folder, {
    'content/redirects.ts': redirectList,
    'content/logo.svg': logo,
    ...planted,
  });
  brand = JSON.parse(await readFile(path.join(folder, 'content/brand.json'), 'utf8'));
  said = await evaluateIn(
    folder,
    // without CI, where Next asks for a cache between runs
    "const { build } = await import('./scripts/lib/build.mjs'); const { CI: _, ...env } = process.env; await build(env);",
  );
}, buildLimitMs);

afterAll(() => rm(folder, { recursive: true, force: true }));

test('the build warns of nothing', () => {
  expect(said).toContain('Finished');
  // known: docs/decisions/0001-static-pages-in-layers.md
  const others = said.replace(
    /^.*"middleware" file convention is deprecated[\s\S]*?middleware-to-proxy$/m,
    '',
  );
  expect(others).not.toMatch(/⚠|warn|deprecat/i);
});

describe('after the owner’s edits', () => {
  test(
    'the rules of content hold',
    async () => {
      const files = rules.map((rule) => `tests/unit/${rule}.test.ts`);
      const said = await runIn(
        folder,
        'env',
        'NODE_ENV=test',
        process.execPath,
        localBin('jest'),
        '--ci',
        ...files,
      );
      // a rule that has moved would not be run, and nobody would say so
      expect(said).toMatch(
        new RegExp(`^Test Suites: +${rules.length} passed, ${rules.length} total$`, 'm'),
      );
    },
    buildLimitMs,
  );

  test('what was renamed is at its new address, and what was removed at none', async () => {
    expect(await page(`soluzioni/${renamedTo}`)).toContain('Acme Automazioni');
    await expect(page(`soluzioni/${removed}`)).rejects.toThrow('ENOENT');
    expect(await page('index')).not.toContain(removed);
  });
});

describe('one more solution', () => {
  test('one more content file is a page under both prefixes', async () => {
    for (const prefix of ['soluzioni', 'solutions']) {
      const html = await page(`${prefix}/${slug}`);
      expect(html).toContain(`<title>${title}`);
      expect(html).toContain(`rel="canonical" href="${placeholderOrigin}/soluzioni/${slug}"`);
    }
  });

  test('it is in the menu with its colour and description, among the home’s cards and in the footer', async () => {
    const html = await page('index');
    const menu = /<div id="menu-soluzioni"[\s\S]*?<\/ul>/.exec(html)?.[0];
    expect(menu).toContain(`href="/soluzioni/${slug}"`);
    expect(menu).toContain(`data-line="${lineColour(line)}"`);
    expect(menu).toContain(menuDescription);
    const services = /<section[^>]*id="servizi"[\s\S]*?<\/section>/.exec(html)?.[0];
    expect(services).toContain(`href="/soluzioni/${slug}"`);
    expect(/<footer[\s\S]*<\/footer>/.exec(html)?.[0]).toContain(`href="/soluzioni/${slug}"`);
  });

  test('it opens with its line, straight through its stops, though nobody has drawn it a poster', async () => {
    const html = await page(`soluzioni/${slug}`);
    const opening = /<section class="poster"[\s\S]*?<\/section>/.exec(html)?.[0];
    expect(opening).toContain('data-topology="plain"');
    expect(opening).toContain(`L${line}`);
    for (const stop of stops) expect(opening).toContain(stop);
  });

  test('the number of services is told as it is', async () => {
    expect(await page('index')).toContain(`${capital(inLetters(line))} servizi.`);
  });

  test('it has a share image of its own', async () => {
    const image = await built(`soluzioni/${slug}/opengraph-image.body`);
    // PNG: signature, then width and height in the header chunk (RFC 2083, 3.1 and 4.1.1)
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('it is in the sitemap and in llms.txt', async () => {
    for (const file of ['sitemap.xml.body', 'llms.txt.body'])
      expect((await built(file)).toString()).toContain(`${placeholderOrigin}/soluzioni/${slug}`);
  });
});

describe('another brand', () => {
  const dialled = (number: string) => number.replaceAll(' ', '');

  test('its name, numbers, mark and colours are on every page', async () => {
    const { colours, name, telephone, demoTelephone, whatsapp } = brand;
    const { light, dark } = colours.brand;
    const own = [telephone, demoTelephone ?? ''].map((number) => `tel:${dialled(number)}`);
    for (const file of ['index', 'hospitality', 'soluzioni/voicebot-intelligente', '_not-found']) {
      const html = await page(file);
      const { head, body } = new JSDOM(html).window.document;
      const themes = [...head.querySelectorAll('meta[name="theme-color"]')];
      expect(themes.map((meta) => meta.getAttribute('content'))).toEqual(
        Object.values(colours.paper),
      );
      expect(html).toMatch(new RegExp(`--line-brand:\\s*light-dark\\(${light},\\s*${dark}\\)`));
      expect(body.querySelector('header a')?.getAttribute('aria-label')).toContain(name);
      expect(body.querySelector('header svg path[fill="#0a5c9e"]')).not.toBeNull();
      const links = [...body.querySelectorAll('a[href^="tel:"]')];
      const numbers = links.map((link) => link.getAttribute('href'));
      expect(numbers).toContain(own[0]);
      expect(numbers.filter((number) => !own.includes(String(number)))).toEqual([]);
      expect(html).toContain(`wa.me/${dialled(whatsapp).slice(1)}`);
    }
  });

  test('icons and manifest are its own', async () => {
    const icon = (await built('icon.svg.body')).toString();
    expect(icon).toContain(`<title>${brand.name}</title>`);
    expect(icon).toContain('fill="#0a5c9e"');
    expect(JSON.parse((await built('manifest.webmanifest.body')).toString())).toMatchObject({
      short_name: brand.name,
      theme_color: brand.colours.paper.light,
    });
    const favicon = await readFile(path.join(folder, 'public/favicon.ico'));
    expect(favicon).not.toEqual(await readFile('public/favicon.ico'));
  });
});

describe('what the server runs from', () => {
  let names: string[];
  const read = (file: string) => readFile(path.join(folder, '.next/standalone', file), 'utf8');

  beforeAll(async () => {
    const standalone = path.join(folder, '.next/standalone');
    const entries = await readdir(standalone, { recursive: true, withFileTypes: true });
    names = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(standalone, path.join(entry.parentPath, entry.name)));
  });

  test('it is what runs, and nothing else of the project', () => {
    const own = names.filter((name) => !/^(\.next|node_modules|public)\//.test(name));
    expect(own).toEqual(
      expect.arrayContaining(['launch-check.js', 'leads.js', 'package.json', 'server.js']),
    );
    // the text that an owner has written
    expect(own).toContain('content/legal/privacy.md');
    const odd = /\.(db|env.*|key|map|tsx?|png\.map|test\..*|spec\..*)$|(^|\/)\.env/;
    expect(names.filter((name) => odd.test(name))).toEqual([]);
    expect(names).toContain('node_modules/next/package.json');
  });

  test('nothing in it tells what the owner keeps', async () => {
    const texts = await Promise.all(names.map(async (name) => ({ name, text: await read(name) })));
    expect(texts.filter(({ text }) => text.includes(secret)).map(({ name }) => name)).toEqual([]);
  });

  test('nothing in it says the name, the numbers or the colours that the project comes with', async () => {
    const own = names.filter((name) => !/^node_modules\/|\.(png|ico|woff2|wasm|node)$/.test(name));
    const telephones = [shippedBrand.telephone, shippedBrand.whatsapp].flatMap((number) => [
      number,
      number.replaceAll(' ', '\u00a0'),
      number.replaceAll(' ', ''),
      number.replace(/\D/g, ''),
    ]);
    const old = [...telephones, 'linea.example', 'ciao@linea', shippedBrand.claim];
    const found: string[] = [];
    for (const name of own) {
      const text = await read(name);
      const said = old.filter((each) => text.includes(each));
      if (/\bLinea\b/.test(text)) said.push('Linea');
      found.push(...said.map((each) => `${name}: ${each}`));
    }
    expect(found).toEqual([]);
  });
});

describe('addresses that lead elsewhere', () => {
  let served: ServedCopy;
  beforeAll(async () => {
    served = await serveCopy(folder);
  });
  afterAll(() => served?.stop());

  test('they lead there, for good', async () => {
    await expectRedirects(served.url);
  });

  test('the list’s faults are told, before the build and after it', async () => {
    const check = (...args: string[]) =>
      runIn(folder, process.execPath, '--import', 'tsx', 'scripts/check-redirects.ts', ...args);
    const listed = (entry: string) =>
      plant(folder, { 'content/redirects.ts': redirectList.replace('];', `  ${entry},\n];`) });
    await listed("{ from: '/contatti/', to: '/' }");
    await expect(check()).rejects.toThrow(`content/redirects.ts: '/contatti/' ends in a slash`);
    await listed("{ to: '/soluzioni/chatbot-multicanal', from: '/bot' }");
    await expect(check()).resolves.toBe('');
    await expect(check('built')).rejects.toThrow(
      `content/redirects.ts: '/bot' leads to '/soluzioni/chatbot-multicanal', which is not there. ` +
        "Was '/soluzioni/chatbot-multicanale' meant?",
    );
    await plant(folder, { 'content/redirects.ts': redirectList });
    await expect(check('built')).resolves.toBe('');
  });
});

describe('beside what the project generates', () => {
  const node = (...args: string[]) => runIn(folder, process.execPath, ...args);
  const bin = (name: string) => path.join('node_modules', '.bin', name);

  beforeAll(async () => {
    const folders = generatedFolders.filter((name) => !['.next', 'node_modules'].includes(name));
    for (const name of folders) {
      await plant(path.join(folder, name), {
        'planted.ts': 'export const planted: number = "no"',
        'planted.test.ts': 'test("planted", () => {})',
        'package.json': '{ "name": "linea-site" }',
      });
    }
  });

  test('the compiler reads the sources alone', async () => {
    const files = (await node(bin('tsc'), '--listFilesOnly')).split('\n');
    const named = files.map((file) => path.relative(folder, file));
    // what runs without a compiler is checked by it too
    expect(named).toEqual(expect.arrayContaining(['lib/server/start.ts', 'build/standalone.ts']));
    expect(named.filter((file) => file.includes('planted'))).toEqual([]);
  });

  test('the linter reads the sources alone', async () => {
    const said = await runIn(folder, bin('biome'), 'check', '--colors=off');
    expect(said).toContain('No fixes applied');
  });

  test('the finder of unused code reads the sources alone', async () => {
    await expect(node(bin('knip'))).resolves.not.toContain('planted');
  });

  test('the test runner reads the tests alone', async () => {
    const said = await node(bin('jest'), '--listTests');
    expect(said).toContain('built-copy.test.ts');
    expect(said).not.toMatch(/planted|collision/i);
  });

  test('the build is still current', async () => {
    const asked = "const { buildIsCurrent } = await import('./scripts/lib/build.mjs');";
    const said = await evaluateIn(
      folder,
      `${asked} console.log(await buildIsCurrent(process.env));`,
    );
    expect(said.trim()).toBe('true');
  });
});
