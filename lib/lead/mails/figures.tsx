import { callsToAction } from '@/content/calls-to-action';
import { figuresMail } from '@/content/mails/figures';
import { isCallToAction } from '@/lib/attribution-memory';
import { each } from '@/lib/each';
import { type Figures, type Part, type Totals, totalsOf } from '@/lib/figures/read-figures';
import { otherCampaigns } from '@/lib/figures/sums';
import { Row } from '@/lib/lead/mails/layout';
import { Letter, Section } from '@/lib/lead/mails/parts';
import type { OutgoingMail } from '@/lib/lead/mails/render';
import { look } from '@/lib/lead/mails/style';
import { type Metric, metrics } from '@/lib/store/schema';
import { monthInWords } from '@/lib/time';

const whole = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

const pageName = (name: string) =>
  name === '/' ? figuresMail.home : name || figuresMail.unknownPage;

const callName = (name: string) => (isCallToAction(name) ? callsToAction[name] : name);

const campaignName = (name: string) =>
  name
    .split('/')
    .map((half) => (half === otherCampaigns ? figuresMail.otherCampaign : half))
    .filter(Boolean)
    .join(' / ');

function withOthers(parts: Part[], most: number): Part[] {
  const shown = parts.filter(({ name }) => name !== otherCampaigns).slice(0, most);
  const others = parts.filter((part) => !shown.includes(part));
  if (others.length === 0) return parts;
  return [...shown, { name: otherCampaigns, ...totalsOf(others) }];
}

interface PartTableProps {
  title: string;
  parts: Part[];
  nameOf: (name: string) => string;
  columns?: readonly Metric[];
  total?: Totals;
}

function PartTable({ title, parts, nameOf, columns = metrics, total }: PartTableProps) {
  if (parts.length === 0) return null;
  const headings = columns.map((metric) => figuresMail.metrics[metric]);
  const numbersOf = (of: Totals) => columns.map((metric) => whole.format(of[metric]));
  const inLine = (numbers: string[]) =>
    numbers.map((number, index) => `${headings[index]?.toLowerCase()} ${number}`).join(', ');
  const rows = parts.map((part) => ({
    name: nameOf(part.name),
    numbers: numbersOf(part),
    bold: '',
  }));
  if (total) rows.push({ name: figuresMail.total, numbers: numbersOf(total), bold: 'total' });
  return (
    <Section title={title}>
      <Row above={12}>
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
    </Section>
  );
}

export function monthMail(
  figures: Figures,
  mostCampaigns = figures.campaigns.length,
): Pick<OutgoingMail, 'subject' | 'body'> {
  const { subject, title, stop, aside, intro, none, parts, limits, footer } = figuresMail;
  const month = monthInWords(figures.month);
  const { total, pages, calls, campaigns } = figures;
  const counted = metrics.some((metric) => total[metric] > 0);
  const words = counted ? intro(whole.format(total.visit), whole.format(total.sent)) : none;
  return {
    subject: subject(month),
    body: (
      <Letter {...{ title: title(month), preview: words, intro: words, aside, stop, footer }}>
        <PartTable title={parts.pages} parts={pages} nameOf={pageName} total={total} />
        <PartTable
          title={parts.calls}
          parts={calls}
          nameOf={callName}
          columns={['touched', 'sent']}
        />
        <PartTable
          title={parts.campaigns}
          parts={withOthers(campaigns, mostCampaigns)}
          nameOf={campaignName}
        />
        <Section title={limits.title} remarks={[...limits.lines]} />
      </Letter>
    ),
  };
}
