import type { CSSProperties, ReactNode } from 'react';
import { site } from '@/content/site';
import { companyLine } from '@/lib/company-details';
import { look, sheetOf, track } from '@/lib/lead/mails/style';

const axis = track.before + track.line / 2;

interface BoxProps {
  children?: ReactNode;
  className?: string;
  width?: number;
  style?: CSSProperties;
}

export function Layout({ children, className = '', width, style }: BoxProps) {
  return (
    <table
      {...look(className, { width: '100%', ...style })}
      role="presentation"
      width={width ?? '100%'}
      cellPadding={0}
      cellSpacing={0}
      border={0}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

interface BlankProps extends BoxProps {
  colSpan?: number;
}

function Blank({ className = '', style, colSpan, children = '\u00a0' }: BlankProps) {
  return (
    <td {...look(`blank ${className}`, style)} colSpan={colSpan} data-skip-in-text="true">
      {children}
    </td>
  );
}

function Content({ children, style }: BoxProps) {
  return (
    <>
      <td {...look('content', style)}>{children}</td>
      <Blank className="right" />
    </>
  );
}

interface RowProps {
  /** Without children only the line goes on. */
  children?: ReactNode;
  above?: number | undefined;
  /** Height in pixels at which the line branches into the content. */
  branchAt?: number;
}

export function Row({ children, above = 0, branchAt }: RowProps) {
  return (
    <tr data-skip-in-text={children ? undefined : 'true'}>
      <Blank className="before" />
      <Blank className="line" />
      {branchAt === undefined ? (
        <Blank className="after" />
      ) : (
        <Blank className="after" style={{ verticalAlign: 'top' }}>
          <Layout>
            <tr>
              <Blank style={{ height: above + branchAt - 6 }} />
            </tr>
            <tr>
              <Blank className="line" style={{ height: 12 }} />
            </tr>
          </Layout>
        </Blank>
      )}
      <Content style={{ padding: `${above}px 0 0` }}>{children}</Content>
    </tr>
  );
}

export function Space({ height }: { height: number }) {
  return (
    <div {...look('blank', { height })} data-skip-in-text="true">
      &nbsp;
    </div>
  );
}

const signs = {
  mark: ['ring', 9],
  station: ['stop', 5],
  terminus: ['stop', 0],
} as const;

function Sign({ is }: { is: keyof typeof signs }) {
  const [name, border] = signs[is];
  const [size, inner] = [track[name], track[name] - 2 * border];
  const style = {
    height: size,
    padding: `0 0 0 ${axis - size / 2}px`,
    verticalAlign: is === 'terminus' ? 'top' : 'middle',
  };
  return (
    <td {...look(`blank ${name}`, style)} colSpan={3} data-skip-in-text="true">
      <div {...look(is, { width: inner, height: inner })}>{border === 0 && '\u00a0'}</div>
    </td>
  );
}

/** A station and its name, which has to fit one line. */
export function Station({ children }: { children: string }) {
  return (
    <tr>
      <Sign is="station" />
      <Content style={{ verticalAlign: 'middle' }}>
        <p {...look('heading ink')}>{children}</p>
      </Content>
    </tr>
  );
}

/** The widths of the columns (`table-layout: fixed`). */
function Columns() {
  const column = (width: number) => ({ width, height: 24 });
  return (
    <tr>
      <Blank className="before" style={column(track.before)} />
      <Blank style={column(track.line)} />
      <Blank className="after" style={column(track.after)} />
      <Blank />
      <Blank className="right" style={column(track.right)} />
    </tr>
  );
}

function Origin({ aside }: { aside: string }) {
  return (
    <tr data-skip-in-text="true">
      <Sign is="mark" />
      <Content style={{ verticalAlign: 'middle' }}>
        <Layout>
          <tr>
            <td {...look('brand ink')}>{site.brand}</td>
            <td {...look('aside ink')} align="right">
              {aside}
            </td>
          </tr>
        </Layout>
      </Content>
    </tr>
  );
}

export interface MailProps {
  title: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  aside?: string | undefined;
  /** At the end of the line; the signature of the text part. */
  footer: string;
  /** Whose colour it wears; the brand's without it. */
  line?: number | undefined;
  children?: ReactNode;
}

/**
 * A whole mail: 640 pixels of tables with inline styles, which Gmail and Outlook both lay out. No image, nothing from
 * outside.
 */
export function Mail({ title, preview, aside = '', footer, line, children }: MailProps) {
  const company = companyLine();
  return (
    <html lang="it">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{sheetOf(line)}</style>
      </head>
      <body {...look('ground', { margin: 0, padding: 0 })}>
        <div {...look('preview')} data-skip-in-text="true">
          {preview}
        </div>
        <Layout>
          <tr>
            <td {...look('ground', { padding: '32px 16px' })} align="center">
              <Layout className="paper" width={640} style={{ maxWidth: 640 }}>
                <tr>
                  <td align="left" style={{ padding: '0 0 40px' }}>
                    <Layout style={{ tableLayout: 'fixed' }}>
                      <Columns />
                      <Origin aside={aside} />
                      <Row above={32} />
                      {children}
                      <Row above={32} />
                      <tr>
                        <Sign is="terminus" />
                        <Content style={{ padding: '4px 0 0' }}>
                          <p {...look('signature quiet')}>{footer}</p>
                        </Content>
                      </tr>
                      {company && (
                        <tr>
                          <Blank colSpan={3} />
                          <Content style={{ padding: '8px 0 0' }}>
                            <p {...look('company quiet')}>{company}</p>
                          </Content>
                        </tr>
                      )}
                    </Layout>
                  </td>
                </tr>
              </Layout>
            </td>
          </tr>
        </Layout>
      </body>
    </html>
  );
}
