import { companyWords } from '@/content/company';
import { site } from '@/content/site';
import { written } from '@/lib/owner-slot';

const names = [
  'legalName',
  'registeredOffice',
  'vatNumber',
  'rea',
  'businessRegister',
  'shareCapital',
  'pec',
] as const;

/** An owner may write the label too: 'Registro Imprese di Milano'. */
function withoutLabel(value: string, label: string): string {
  const isSaid = value.toLowerCase().startsWith(`${label.toLowerCase()} `);
  return isSaid ? value.slice(label.length).trimStart() : value;
}

/** Who stands behind the site: content/site.ts names the laws that want it said. What is not filled in is left out. */
export function companyDetails() {
  const values = { ...site.company, vatNumber: site.vatNumber };
  return names.flatMap((name) => {
    const value = values[name];
    const label = companyWords.labels[name];
    return value && written(value) ? { name, label, value: withoutLabel(value, label) } : [];
  });
}

/** The same as the last line of a letter (art. 2250 c.c.), without the mailbox; empty where nothing is filled in. */
export function companyLine(): string {
  return companyDetails()
    .filter(({ name }) => name !== 'pec')
    .map(({ name, label, value }) => (name === 'legalName' ? value : `${label} ${value}`))
    .join(' – ');
}
