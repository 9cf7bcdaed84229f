import { callsToAction } from '@/content/calls-to-action';
import { monthWords as words } from '@/content/mails/month';
import { capital } from '@/content/number-words';
import { isCallToAction } from '@/lib/attribution-memory';
import { each } from '@/lib/each';
import { type Figures, type Part, type Totals, totalsOf } from '@/lib/figures/read-figures';
import { otherCampaigns } from '@/lib/figures/sums';
import { Row } from '@/lib/lead/mails/layout';
import { Paragraph, Remark, Section, SmallHeading } from '@/lib/lead/mails/parts';
import { renderMail } from '@/lib/lead/mails/render';
import { look } from '@/lib/lead/mails/style';
import { metrics } from '@/lib/store/schema';
import { monthInWords } from '@/lib/time';

const whole = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

const named = (name: string) => (name === otherCampaigns ? words.others : name);

const pageName = (name: string) => (name === '/' ? words.home : named(name) || words.unknownPage);

const callName = (name: string) => (isCallToAction(name) ? callsToAction[name] : name);

const campaignName = (name: string) => name.split('/').map(named).filter(Boolean).join(' / ');

function withOthers(parts: Part[], most: number): Part[] {
  const shown = parts.filter(({ name }) => name !== otherCampaigns).slice(0, most);
  const others = parts.filter((part) => !shown.includes(part));
  if (others.length === 0) return parts;
  return [...shown, { name: otherCampaigns, ...totalsOf(others) }];
}

/** A month with so many of its pages and campaigns, and the others as one. */
export const withRows = (figures: Figures, most: number): Figures => ({
  ...figures,
  pages: withOthers(figures.pages, most),
  campaigns: withOthers(figures.campaigns, most),
});

type Column = keyof typeof words.metrics;

interface PartTableProps {
  title: string;
  parts: Part[];
  nameOf: (name: string) => string;
  columns?: readonly Column[];
  total?: Totals;
}

function PartTable({
  title,
  parts,
  nameOf,
  columns = ['visit', 'touched', 'sent'],
  total,
}: PartTableProps) {
  if (parts.length === 0) return null;
  const headings = columns.map((metric) => words.metrics[metric]);
  const numbersOf = (of: Totals) => columns.map((metric) => whole.format(of[metric]));
  const inLine = (numbers: string[]) =>
    numbers.map((number, index) => `${headings[index]?.toLowerCase()} ${number}`).join(', ');
  const rows = parts.map((part) => ({
    name: nameOf(part.name),
    numbers: numbersOf(part),
    bold: '',
  }));
  if (total) rows.push({ name: words.total, numbers: numbersOf(total), bold: 'total' });
  return (
    <>
      <SmallHeading above={28}>{title}</SmallHeading>
      <Row>
        <table className="group" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            <tr data-skip-in-text="true">
              <td />
              {each(headings, (heading) => (
                <th {...look('column quiet')} align="right" scope="col">
                  {heading}
                </th>
              ))}
            </tr>
            {each(rows, ({ name, numbers, bold }) => (
              <tr className="fact">
                <th {...look(`measure ink ${bold}`)} align="left" scope="row">
                  {name}
                </th>
                {each(numbers, (number, column) => (
                  <td {...look(`value number ink ${bold}`)} align="right">
                    <span data-text={column === 0 ? inLine(numbers) : ''}>{number}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Row>
    </>
  );
}

function countsText({ total }: Figures): string {
  const counted = metrics.some((metric) => total[metric] > 0);
  return counted ? words.intro(whole.format(total.visit), whole.format(total.sent)) : words.none;
}

interface MonthProps {
  month: Figures;
  /** Of these the sums alone. */
  earlier?: Figures[];
}

/** A month's figures, and what they do not tell. */
export function MonthPart({ month, earlier = [] }: MonthProps) {
  const { parts, limits } = words;
  const { total, pages, calls, campaigns } = month;
  return (
    <Section title={capital(words.said(monthInWords(month.month)))}>
      <Paragraph size={15} above={12}>
        {countsText(month)}
      </Paragraph>
      {each(earlier, (each) => (
        <Paragraph size={15} above={4}>
          {words.earlier(monthInWords(each.month), countsText(each))}
        </Paragraph>
      ))}
      {total.tried > 0 && (
        <Paragraph size={15} above={4}>
          {words.tried(whole.format(total.tried))}
        </Paragraph>
      )}
      <PartTable title={parts.pages} parts={pages} nameOf={pageName} total={total} />
      <PartTable
        title={parts.calls}
        parts={calls}
        nameOf={callName}
        columns={['touched', 'sent']}
      />
      <PartTable title={parts.campaigns} parts={campaigns} nameOf={campaignName} />
      <SmallHeading above={28}>{limits.title}</SmallHeading>
      {each(limits.lines, (line) => (
        <Remark above={8}>{line}</Remark>
      ))}
    </Section>
  );
}

/** A month's figures for a terminal. */
export async function monthText(month: Figures): Promise<string> {
  const table = (
    <table>
      <tbody>
        <MonthPart month={month} />
      </tbody>
    </table>
  );
  return (await renderMail(table)).text;
}
