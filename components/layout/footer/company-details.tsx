import { navigation } from '@/content/navigation';
import { site } from '@/content/site';

const { company } = site;

/** In pairs, the long ones across a phone; on a wide window in two rows, in line with the footer's own columns. */
const details = [
  ['legalName', company.legalName, 'col-span-2 md:col-span-1 lg:col-span-5'],
  [
    'registeredOffice',
    company.registeredOffice,
    'col-span-2 md:col-span-1 lg:col-span-5 lg:col-start-1',
  ],
  ['vatNumber', site.vatNumber, 'lg:col-span-2 lg:col-start-6'],
  ['rea', company.rea, 'lg:col-span-2 lg:col-start-8'],
  ['businessRegister', company.businessRegister, 'lg:col-span-4 lg:col-start-6'],
  ['shareCapital', company.shareCapital, 'lg:col-span-3 lg:col-start-10'],
  ['pec', company.pec, 'col-span-2 md:col-span-1 lg:col-span-3 lg:col-start-10'],
] as const;

/** Who stands behind the site: content/site.ts names the laws that want it said. */
export function CompanyDetails() {
  const { companyTitle, company: labels } = navigation.footer;
  return (
    <div className="border-hairline border-t">
      <div className="page py-6 print:py-2">
        <h2 className="sr-only">{companyTitle}</h2>
        <dl className="type-small grid grid-flow-row-dense grid-cols-2 gap-x-8 gap-y-4 lg:grid-cols-12">
          {details.map(([name, value, columns]) =>
            value === null ? null : (
              <div key={name} className={columns}>
                <dt className="text-muted">{labels[name]}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
      </div>
    </div>
  );
}
