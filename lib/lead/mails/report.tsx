import type { ReactNode } from 'react';
import { each } from '@/lib/each';
import { Blank, Layout, Row, Station } from '@/lib/lead/mails/layout';
import { SmallPrint } from '@/lib/lead/mails/parts';
import { look } from '@/lib/lead/mails/style';

interface Bar {
  name: string;
  /** Of the longest one, which is 1. */
  part: number;
}

const barLength = 24;

interface BarProps extends Bar {
  past: boolean;
  nameLength: number;
}

/** A part of a whole as a table cell with a ground, which every mail program draws; of signs in the text part. */
function BarRow({ name, part, past, nameLength }: BarProps) {
  const percent = Math.max(part > 0 ? 1 : 0, Math.round(part * 100));
  const signs = '#'.repeat(part > 0 ? Math.max(1, Math.round(part * barLength)) : 0);
  const filled = { width: `${percent}%`, height: past ? 5 : 14 };
  return (
    <div data-text={`  ${name.padEnd(nameLength)} ${signs}`.trimEnd()}>
      {percent > 0 && (
        <Layout style={{ tableLayout: 'fixed' }}>
          <tr>
            <Blank className={past ? 'past' : 'line'} style={filled} />
            {percent < 100 && <Blank style={{ width: `${100 - percent}%` }} />}
          </tr>
        </Layout>
      )}
    </div>
  );
}

interface MeasureProps {
  name: string;
  number: string;
  /** How it stands against the time before. */
  remarks?: string[];
  /** Now, and the time before. In the text part signs follow a bar's name. */
  bars?: Bar[];
}

/** A number that stands large. */
export function Measure({ name, number, remarks = [], bars = [] }: MeasureProps) {
  const nameLength = Math.max(...bars.map((bar) => bar.name.length));
  return (
    <Row above={20}>
      <Layout>
        <tr className="fact">
          <td {...look('measure ink')}>{name}</td>
          <td {...look('value amount ink')} align="right">
            <span data-text={[number, ...remarks].join(', ')}>{number}</span>
          </td>
        </tr>
      </Layout>
      {each(bars, (bar, index) => (
        <BarRow {...bar} past={index > 0} nameLength={nameLength} />
      ))}
      <div data-skip-in-text="true">
        <SmallPrint>{remarks.join(' · ')}</SmallPrint>
      </div>
    </Row>
  );
}

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
