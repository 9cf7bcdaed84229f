import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { reachableNumbers } from '@/lib/lead/phone';
import { check, type Finding, fail, leftToOwner, pass } from './finding';

/** What of the company's facts is looked at here. */
export interface Identity {
  brand: string;
  phone: string;
  phoneE164: string;
  demoPhone: string;
  demoPhoneE164: string;
  whatsapp: { number: string };
  copyrightYear: number;
}

/** The favicon that the project comes with; it says nothing of itself, as the icon's `<title>` does. */
const shippedFavicon = 'd59625c8662f52d86b5a053fa563f361ca3842be8c672e01a476f2ca9dc72124';

function numberFinding(name: string, shown: string, e164: string): Finding {
  const [read] = reachableNumbers(shown);
  return check(
    read?.e164 === e164,
    `${name} is ${e164}, as it is shown`,
    read
      ? `${name} is shown as ${read.e164}, and ${name}E164 dials ${e164}`
      : `${name} is shown as "${shown}", which no numbering plan has`,
    `write the same number twice into content/site.ts: as people read it, and as +39… without spaces (E.164)`,
  );
}

function whatsappFinding(number: string): Finding {
  const [read] = reachableNumbers(`+${number}`);
  return check(
    read?.e164 === `+${number}`,
    `WhatsApp is at +${number}`,
    `whatsapp.number is "${number}", which no numbering plan has`,
    'write the country’s code and the number into content/site.ts, digits alone: 39…',
  );
}

function yearFinding(year: number, now: Date): Finding {
  const present = now.getUTCFullYear();
  if (year === present) return pass(`the copyright is of ${year}`);
  const mend = `copyrightYear in content/site.ts: ${present}, or the year of the first publication`;
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

async function iconFindings(brand: string, folders: string[]): Promise<Finding[]> {
  const icon = await read(folders, 'icon.svg');
  const favicon = await read(folders, 'favicon.ico');
  const title = /<title>([^<]*)<\/title>/.exec(String(icon))?.[1];
  const digest = favicon && createHash('sha256').update(favicon).digest('hex');
  return [
    check(
      title === undefined || title === brand,
      'icon.svg names no other brand',
      `icon.svg is ${title}'s, the brand is ${brand}`,
      'draw your own app/icon.svg, with the brand as its <title>, and build again',
    ),
    check(
      brand === 'Linea' || digest !== shippedFavicon,
      'favicon.ico is not the one that the project comes with',
      'favicon.ico is still the one that the project comes with',
      'put your own into public/favicon.ico, and build again',
    ),
  ];
}

/** What a change of the brand forgets: numbers in both their forms, the year, the icons in `folders`. */
export async function checkIdentity(
  site: Identity,
  folders: string[],
  now = new Date(),
): Promise<Finding[]> {
  return [
    numberFinding('phone', site.phone, site.phoneE164),
    numberFinding('demoPhone', site.demoPhone, site.demoPhoneE164),
    whatsappFinding(site.whatsapp.number),
    yearFinding(site.copyrightYear, now),
    ...(await iconFindings(site.brand, folders)),
  ];
}
