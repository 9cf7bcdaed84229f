import type { ReactNode } from 'react';
import { each } from '@/lib/each';
import { Layout, Mail, type MailProps, Row, Space, Station } from '@/lib/lead/mails/layout';
import { lineColours, look } from '@/lib/lead/mails/style';

export interface MailLink {
  href: string;
  text: string;
  /** The words in the text part, where `text` is in part a visitor's. */
  plain?: string;
}

/** With `above` a part is a row of its own, so many pixels below the last; without it stands within another. */
interface Part {
  above?: number | undefined;
}

const row = (above: number | undefined, part: ReactNode) =>
  above === undefined ? part : <Row above={above}>{part}</Row>;

export function Link({ href, children }: { href: string; children: string }) {
  return (
    <a {...look('link ink')} href={href}>
      {children}
    </a>
  );
}

interface HeadlineProps extends Part {
  children: string;
  level?: 1 | 2;
  /** Before it in the text part; needed where it is a visitor's text. */
  label?: string;
}

/** The first sized so that 80 characters take three lines. */
export function Headline({ children, level = 1, label, above }: HeadlineProps) {
  const Heading = `h${level}` as const;
  const { length } = children;
  const size = level === 2 ? 'h20' : length > 34 ? 'h26' : length > 18 ? 'h34' : 'h46';
  return row(
    above,
    <Heading {...look(`${size} ink`)} data-label={label}>
      {children}
    </Heading>,
  );
}

interface ParagraphProps extends Part {
  children: ReactNode;
  size?: 15 | 17 | 19;
  label?: string;
}

export function Paragraph({ children, size = 17, label, above }: ParagraphProps) {
  return row(
    above,
    <p {...look(`p${size} ink`)} data-label={label}>
      {children}
    </p>,
  );
}

export function Remark({ children, above }: Part & { children: string }) {
  return row(above, <p {...look('small p14 quiet')}>{children}</p>);
}

export function SmallHeading({ children, above }: Part & { children: string }) {
  return row(above, <p {...look('heading ink', { margin: '0 0 6px' })}>{children}</p>);
}

interface LetterProps extends MailProps {
  stop?: string;
  intro: string | string[];
}

export function Letter({ stop, intro, children, ...mail }: LetterProps) {
  return (
    <Mail {...mail}>
      {stop && <Station>{stop}</Station>}
      <Headline above={stop ? 14 : 0}>{mail.title}</Headline>
      {each([intro].flat(), (text, index) => (
        <Paragraph above={index === 0 ? 14 : 10}>{text}</Paragraph>
      ))}
      {children}
    </Mail>
  );
}

interface QuotationProps extends Part {
  children: string;
  label: string;
  large?: boolean;
}

/** A visitor's lines, a short text large, its first quotation mark hanging. */
export function Quotation({
  children,
  label,
  large = children.length <= 180,
  above,
}: QuotationProps) {
  return row(
    above,
    <blockquote {...look(`quote ink ${large ? 'short' : ''}`)} data-label={label}>
      <span data-skip-in-text="true">«</span>
      {each(children.split('\n'), (text, index) => (
        <>
          {index > 0 && <br />}
          {text}
        </>
      ))}
      <span data-skip-in-text="true">»</span>
    </blockquote>,
  );
}

export function Notice({ label, children, above }: Part & { label?: string; children: string }) {
  return row(
    above,
    <Layout className="group">
      <tr>
        <td {...look('notice ink underline')}>
          {label && <strong>{label}: </strong>}
          {children}
        </td>
      </tr>
    </Layout>,
  );
}

interface PrimaryButtonProps extends MailLink {
  detail: string;
  above: number;
}

/** The main action, at least 56 pixels high: the line branches to its middle. */
export function PrimaryButton({ href, text, plain, detail, above }: PrimaryButtonProps) {
  return (
    <Row above={above} branchAt={28}>
      <Layout style={{ tableLayout: 'fixed' }}>
        <tr>
          <td {...look('line', { padding: 0 })}>
            <a {...look('item button line on-line')} href={href} data-text={plain}>
              {text}
              <span {...look(detail.length <= 24 ? 'beside' : 'below')} data-skip-in-text="true">
                {` ${detail}`}
              </span>
            </a>
          </td>
        </tr>
      </Layout>
    </Row>
  );
}

export function Links({ links, remark, above }: Part & { links: MailLink[]; remark?: string }) {
  return row(
    above,
    <Layout className="group">
      <tr>
        <td {...look('stack links')}>
          {each(links, ({ href, text, plain }) => (
            <>
              <a {...look('item ink underline pressed')} href={href} data-text={plain}>
                {text}
              </a>{' '}
            </>
          ))}
        </td>
        {remark && (
          <td {...look('stack remark ink')} align="right">
            {remark}
          </td>
        )}
      </tr>
    </Layout>,
  );
}

/** In running text, for a mail that has little room. */
export function SmallLinks({ links }: { links: MailLink[] }) {
  return (
    <p {...look('p15 ink')}>
      {each(links, ({ href, text }) => (
        <>
          <a {...look('item link ink', { marginRight: 16 })} href={href}>
            {text}
          </a>{' '}
        </>
      ))}
    </p>
  );
}

/** Actions, each 44 pixels high. */
export function Controls({ links }: { links: MailLink[] }) {
  return (
    <div>
      {each(links, ({ href, text }) => (
        <>
          <a {...look('item control ink')} href={href}>
            {text}
          </a>{' '}
        </>
      ))}
    </div>
  );
}

export function LineSign({ line, children }: { line: number; children: string }) {
  const [backgroundColor, color] = lineColours[(line - 1) % lineColours.length] ?? [];
  return (
    <>
      <Layout>
        <tr className="fact">
          <td {...look('value sign', { backgroundColor, color })} align="center">
            {`L${line}`}
          </td>
          <td {...look('value signed-by ink')}>{` ${children}`}</td>
        </tr>
      </Layout>
      <Space height={14} />
    </>
  );
}

/** A label and its value; `plain` is the value in the text part. */
export type Fact = [label: string, value: string | { href?: string; text: string; plain?: string }];

function factValue(value: Fact[1]): ReactNode {
  if (typeof value === 'string') return value;
  const { href, text, plain } = value;
  return href ? <Link href={href}>{text}</Link> : <span data-text={plain}>{text}</span>;
}

export function Facts({ rows, above }: Part & { rows: Fact[] }) {
  return row(
    above,
    <Layout className="group" style={{ tableLayout: 'fixed' }}>
      {each(rows, ([label, value]) => (
        <tr className="fact">
          <td {...look('label quiet')}>{label}</td>
          <td {...look('value detail ink')}>{factValue(value)}</td>
        </tr>
      ))}
    </Layout>,
  );
}

export function Ruled({ children, above = 28 }: Part & { children: ReactNode }) {
  return (
    <Row above={above}>
      <Layout className="group">
        <tr>
          <td {...look('rule')}>{children}</td>
        </tr>
      </Layout>
    </Row>
  );
}

/** A part of a mail under a station's name. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Row above={40} />
      <Station>{title}</Station>
      {children}
    </>
  );
}
