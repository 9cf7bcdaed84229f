import type { ReactNode } from 'react';
import { each } from '@/lib/each';
import { Row, Station } from '@/lib/lead/mails/layout';
import { SmallPrint } from '@/lib/lead/mails/parts';
import { look } from '@/lib/lead/mails/style';

interface SectionProps {
  title: string;
  children?: ReactNode;
  remarks?: string[];
}

export function Section({ title, children, remarks = [] }: SectionProps) {
  return (
    <>
      <Row above={40} />
      <Station>{title}</Station>
      {children}
      {each(remarks, (remark) => (
        <SmallPrint above={12}>{remark}</SmallPrint>
      ))}
    </>
  );
}

interface NumberTableProps {
  title: string;
  headings: string[];
  rows: { name: string; numbers: string[] }[];
  lastIsTotal: boolean;
}

/** Numbers in columns; in the text part a line a row. */
export function NumberTable({ title, headings, rows, lastIsTotal }: NumberTableProps) {
  const inLine = (numbers: string[]) =>
    numbers.map((number, index) => `${headings[index]?.toLowerCase()} ${number}`).join(', ');
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
            {each(rows, ({ name, numbers }, index) => {
              const bold = lastIsTotal && index === rows.length - 1 ? 'total' : '';
              return (
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
              );
            })}
          </tbody>
        </table>
      </Row>
    </Section>
  );
}
