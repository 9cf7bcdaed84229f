import { hash } from 'node:crypto';
import type { ReactNode } from 'react';
import { isExample } from '@/content/owner';
import { exampleNote } from '@/content/shared';
import { site } from '@/content/site';
import { pageStyle } from '@/lib/document/style';

const styleHash = hash('sha256', pageStyle, 'base64');

/** The policy of a page outside the build: no script, its own style; images for the icon. */
export const documentHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

interface PageProps {
  title: string;
  heading?: string;
  /** The heading's language, where it is not Italian. */
  headingLang?: string;
  lead?: string;
  end?: string;
  /** How the page is laid out: a document along the line, or a poster. */
  className?: string;
  children?: ReactNode;
}

export function Page(props: PageProps) {
  const { title, heading = title, headingLang, lead, end, className, children } = props;
  return (
    <html lang="it">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${site.brand}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: byte for byte what the policy's hash is of */}
        <style dangerouslySetInnerHTML={{ __html: pageStyle }} />
      </head>
      <body>
        {isExample && <header className="example">{exampleNote}</header>}
        <main className={className}>
          <p className="brand">
            <a href="/">{site.brand}</a>
          </p>
          <h1 lang={headingLang}>{heading}</h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
          {end && <p className="end small">{end}</p>}
        </main>
      </body>
    </html>
  );
}
