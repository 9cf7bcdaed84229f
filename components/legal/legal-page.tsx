import { PageShell } from '@/components/layout/page-shell';
import { LegalBody } from '@/components/legal/legal-body';
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
                  <h2 className="footer-title">{legalWords.index}</h2>
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
