import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { written } from '@/lib/owner-slot';

const { company, vatNumber } = site;

const names = [
  'legalName',
  'registeredOffice',
  'vatNumber',
  'rea',
  'businessRegister',
  'shareCapital',
  'pec',
] as const;

/** Who stands behind the site: content/site.ts names the laws that want it said. What is not filled in is left out. */
export function CompanyDetails() {
  const { companyTitle, company: labels } = navigation.footer;
  const values = { ...company, vatNumber };
  return (
    <div className="border-hairline border-t">
      <div className="page py-3 print:py-2">
        <h2 className="sr-only">{companyTitle}</h2>
        <dl className="type-small flex flex-wrap gap-x-8 gap-y-1">
          {names.map((name) => {
            const value = values[name];
            return value === null || !written(value) ? null : (
              <div key={name} className="flex flex-wrap gap-x-2">
                <dt className="text-muted">{labels[name]}</dt>
                <dd>{value}</dd>
              </div>
            );
          })}
        </dl>
      </div>
    </div>
  );
}
