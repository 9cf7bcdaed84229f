/** Copies the integrations' signs out of the Simple Icons set (CC0), so that the site ships only those. */
import { readFileSync, writeFileSync } from 'node:fs';

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

const { icons } = JSON.parse(
  readFileSync('node_modules/@iconify-json/simple-icons/icons.json', 'utf8'),
);
const entries = Object.entries(wanted).map(([id, source]) => {
  const path = /\bd="([^"]+)"/.exec(icons[source].body)?.[1];
  if (!path) throw new Error(`Simple Icons has no single path for '${source}'`);
  return `  ${id}: '${path}',`;
});
writeFileSync(
  'components/line/logo-paths.ts',
  `/** Written by scripts/extract-logos.mjs. Each path is drawn in a 24 by 24 box. */\nexport const logoPaths = {\n${entries.join('\n')}\n} as const;\n`,
);
