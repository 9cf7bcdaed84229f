import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { reachableNumbers } from '@/lib/lead/text/phone';
import { check, type Finding, fail, leftToOwner, pass } from '../finding';

/** What of `content/brand.json` is looked at here. */
export interface Identity {
  name: string;
  telephone: string;
  demoTelephone: string | null;
  demoWhatsapp: string | null;
  whatsapp: string;
  copyrightYear: number;
}

/** The mark that the project comes with. */
const shippedLogo = 'fb3a048571ec34322131f028bb8ace2bdc1dfa28ed74ece2e73905992922be33';

function numberFinding(field: string, written: string): Finding {
  const [read] = reachableNumbers(written);
  return check(
    read !== undefined,
    `${field} is ${read?.e164}`,
    `${field} is "${written}", which no numbering plan has`,
    'write the number into content/brand.json with its country’s code, as one reads it: +39 …',
  );
}

/** A number to try an assistant at: without one, pages invite nobody to. */
function demoFinding(field: string, written: string | null): Finding {
  if (written !== null) return numberFinding(field, written);
  return leftToOwner(
    `${field} is not there: no page invites to try an assistant at it`,
    'write the number into content/brand.json, or leave it at null',
  );
}

function yearFinding(year: number, now: Date): Finding {
  const present = now.getUTCFullYear();
  if (year === present) return pass(`the copyright is of ${year}`);
  const mend = `copyrightYear in content/brand.json: ${present}, or the year of the first publication`;
  return year > present
    ? fail(`the copyright is of ${year}, which is yet to come`, mend)
    : leftToOwner(`the copyright is of ${year}`, mend);
}

async function read(folders: string[], name: string): Promise<Buffer | null> {
  for (const folder of folders) {
    const content = await readFile(path.join(folder, name)).catch(() => null);
    if (content) return content;
  }
  return null;
}

async function markFindings(brand: string, folders: string[]): Promise<Finding[]> {
  const icon = await read(folders, 'icon.svg');
  const title = /<title>([^<]*)<\/title>/.exec(String(icon))?.[1];
  const drawn = check(
    title === undefined || title === brand,
    'the icons are drawn for this brand',
    `the icons are drawn for ${title}, the brand is ${brand}`,
    'build again: npm run build',
  );
  const logo = await read(folders, 'logo.svg');
  // the server's folder has the icons alone
  if (!logo) return [drawn];
  const digest = createHash('sha256').update(logo).digest('hex');
  const own = check(
    digest !== shippedLogo,
    'content/logo.svg is not the one that the project comes with',
    'content/logo.svg is still the one that the project comes with',
    'put your own mark there, as SVG, and build again',
  );
  return [drawn, own];
}

/** What a change of the brand forgets: numbers that nobody can call, the year, the mark, in `folders`. */
export async function checkIdentity(
  brand: Identity,
  folders: string[],
  now = new Date(),
): Promise<Finding[]> {
  return [
    numberFinding('telephone', brand.telephone),
    numberFinding('whatsapp', brand.whatsapp),
    demoFinding('demoTelephone', brand.demoTelephone),
    demoFinding('demoWhatsapp', brand.demoWhatsapp),
    yearFinding(brand.copyrightYear, now),
    ...(await markFindings(brand.name, folders)),
  ];
}
