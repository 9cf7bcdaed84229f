/** Copies the integrations' signs out of the Simple Icons set (CC0), so that the site ships only those. */
import { readFileSync, writeFileSync } from 'node:fs';
import { optimize } from 'svgo';
import { z } from 'zod';

const wanted = {
  google: 'google',
  facebook: 'facebook',
  calendly: 'calendly',
  hubspot: 'hubspot',
  whatsapp: 'whatsapp',
  zapier: 'zapier',
  salesforce: 'salesforce',
  booking: 'bookingdotcom',
  expedia: 'expedia',
  airbnb: 'airbnb',
  oracle: 'oracle',
};

/**
 * A hundredth of the 24 units that a sign is drawn in cannot be seen; further digits are bytes of every page.
 *
 * @param {string} svg
 */
const shorten = (svg) =>
  optimize(svg, { plugins: [{ name: 'convertPathData', params: { floatPrecision: 2 } }] }).data;

const { icons } = z
  .object({ icons: z.record(z.string(), z.object({ body: z.string() })) })
  .parse(JSON.parse(readFileSync('node_modules/@iconify-json/simple-icons/icons.json', 'utf8')));
const entries = Object.entries(wanted).map(([id, source]) => {
  const sign = shorten(`<svg xmlns="http://www.w3.org/2000/svg">${icons[source]?.body}</svg>`);
  const path = /\bd="([^"]+)"/.exec(sign)?.[1];
  if (!path) throw new Error(`Simple Icons has no single path for '${source}'`);
  return `  ${id}: '${path}',`;
});
writeFileSync(
  'components/line/logo-paths.ts',
  `/** Written by scripts/extract-logos.mjs. Each path is drawn in a 24 by 24 box. */\nexport const logoPaths = {\n${entries.join('\n')}\n} as const;\n`,
);
