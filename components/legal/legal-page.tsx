import { astToJSX, type MarkdownToJSX } from 'markdown-to-jsx/react';
import { PageShell } from '@/components/layout/page-shell';
import { legalWords } from '@/content/legal';
import type { LegalText } from '@/lib/legal/text';

/** A legal text: its title, its sections as an index, and the text at a measure that can be read. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <PageShell>
      <article className="page">
        <div className="pt-10 pb-16 lg:pt-14">
          <h1 className="type-display max-w-[20ch]">{text.title}</h1>
          <div className="mt-10 grid gap-x-8 gap-y-10 lg:mt-14 lg:grid-cols-12">
            {text.sections.length > 1 && (
              <nav aria-label={legalWords.index} className="lg:col-span-4 print:hidden">
                <div className="lg:sticky lg:top-28">
                  <h2 className="border-ink border-b-2 pb-1.5">{legalWords.index}</h2>
                  <ol>
                    {text.sections.map(({ id, title }) => (
                      <li key={id} className="border-hairline border-b">
                        <a
                          href={`#${id}`}
                          className="flex min-h-11 items-center py-2 no-underline hover:underline"
                        >
                          {title}
                        </a>
                      </li>
                    ))}
                  </ol>
                </div>
              </nav>
            )}
            <div className="lg:col-span-8 lg:col-start-5">
              <LegalBody nodes={text.body} />
            </div>
          </div>
        </div>
      </article>
    </PageShell>
  );
}

const styled = (className: string) => ({ props: { className } });

/** How each piece of a text is set; a table scrolls by itself where it is wider than the window. */
const overrides = {
  a: styled('underline'),
  h2: styled('type-title mt-10 border-ink border-t-2 pt-4'),
  h3: styled('mt-6 font-bold text-lg leading-snug'),
  h4: styled('mt-6 font-bold'),
  p: styled('mt-4 max-w-[64ch]'),
  ul: styled('mt-4 max-w-[64ch] list-disc pl-5'),
  ol: styled('mt-4 max-w-[64ch] list-decimal pl-5'),
  li: styled('mt-1'),
  blockquote: styled('mt-4 border-hairline border-l-4 pl-5'),
  table: styled('type-small mt-4 block w-full overflow-x-auto'),
  th: styled('border-ink border-b-2 py-2 pr-5 text-left'),
  td: styled('border-hairline border-b py-2 pr-5 align-top'),
  hr: styled('mt-10 border-hairline'),
};

/** A parsed text as elements: no markup of the text's own reaches the page. */
function LegalBody({ nodes }: { nodes: MarkdownToJSX.ASTNode[] }) {
  return (
    <div className="[&>:first-child]:mt-0 [&_li>*]:mt-1">
      {astToJSX(nodes, { disableParsingRawHTML: true, forceBlock: true, wrapper: null, overrides })}
    </div>
  );
}
