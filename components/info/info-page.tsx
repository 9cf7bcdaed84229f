import type { ReactNode } from 'react';
import { face } from '@/components/drawings/avatar/shapes';
import { cta } from '@/components/layout/links';
import { PageShell } from '@/components/layout/page-shell';
import { StructuredData } from '@/components/layout/structured-data';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { Shapes } from '@/components/poster/shapes-view';
import { RuledList } from '@/components/sections/titled-lists';
import { Actions, Button } from '@/components/ui/button';
import { NarrowDisclosure } from '@/components/ui/disclosure';
import { Section } from '@/components/ui/section';
import { contact } from '@/content/contact';
import { navigation } from '@/content/navigation';
import type { InfoPage as InfoContent } from '@/content/types';
import { anchorOf } from '@/lib/anchor';
import { consultationPath } from '@/lib/links';
import type { CanonicalPage } from '@/lib/seo/canonical-pages';
import { structuredData } from '@/lib/seo/structured-data';
import { cn } from '@/lib/utils';

interface InfoPageProps {
  content: InfoContent;
  canonicalPage: CanonicalPage;
  /** On its band, where nobody speaks there. */
  emblem?: ReactNode;
  /** What the page is about, where that is not its texts: they then stand below it. */
  children?: ReactNode;
}

/** A page that explains: its title on a band, its sections row by row, and the way to the form. */
export function InfoPage({ content, canonicalPage, emblem, children }: InfoPageProps) {
  const { title, lead, speaker, sections, closing } = content;
  return (
    <PageShell>
      <section className="band overflow-x-clip [--band:light-dark(var(--line),var(--paper))]">
        <div
          className={cn(
            'page',
            speaker
              ? 'grid gap-[clamp(1.5rem,1rem+2.4vw,3.5rem)] py-[clamp(2rem,1.3rem+2.6vw,4rem)] md:grid-cols-[1fr_auto] md:gap-x-8'
              : 'py-8',
          )}
        >
          <div
            className={cn(
              'flex flex-col',
              !speaker && 'lg:grid lg:grid-cols-[2fr_1fr] lg:items-end lg:gap-x-8',
            )}
          >
            <h1
              className={cn(
                'type-shout max-w-[14em] text-(--band-loud)',
                speaker ? 'xl:max-w-[6.5em] xl:[--text-shout:min(10.4vw,11rem)]' : 'lg:row-span-2',
              )}
            >
              {title}
            </h1>
            {emblem}
            <p className="type-lead mt-5 max-w-[60ch]">{lead}</p>
            <Button
              asChild
              className={cn(
                'mt-5 sm:self-start print:hidden',
                speaker ? 'md:mt-auto' : 'md:hidden',
              )}
            >
              <a href={consultationPath} {...cta('hero')}>
                {contact.name}
              </a>
            </Button>
          </div>
          {speaker && (
            <div className="speaker relative">
              <svg viewBox="690 70 420 660" className="block" aria-hidden="true">
                <Shapes shapes={face} />
              </svg>
              <p className="speaker-words absolute top-[63.3%] right-[-100vw] bottom-[12.4%] left-1/2 grid items-center bg-paper pl-[1em] font-bold text-[min(clamp(1.0625rem,0.5rem+1.2vw,1.75rem),5vw)] leading-[1.15]">
                «{speaker.says}»
              </p>
            </div>
          )}
        </div>
      </section>
      {children ? (
        <>
          {children}
          {sections.map(({ title: name, items }, index) => (
            <Section key={name} title={name} later={index > 0}>
              <RuledList items={items} columns={3} />
            </Section>
          ))}
        </>
      ) : (
        <div className="pt-9 md:pt-12">
          {sections.map(({ title: name, lead: about, items }, index) => {
            const isLast = index === sections.length - 1;
            const rules = items.filter(({ says }) => !says);
            return (
              <section
                key={name}
                id={anchorOf(name)}
                className={cn('leg page -scroll-mt-px', isLast && 'leg-end')}
              >
                <div className={isLast ? undefined : 'leg-stop'}>
                  {isLast && (
                    <b className="leg-person" aria-hidden="true">
                      {speaker?.person}
                    </b>
                  )}
                  <h2 className="type-heading">{name}</h2>
                  <p className="mt-2">{about}</p>
                </div>
                <div>
                  <FirstLines items={items} />
                  <NarrowDisclosure summary={rules.map((rule) => rule.title).join('\u00a0· ')}>
                    <RuledList items={rules} columns={rules.length === 3 ? 3 : 2} />
                  </NarrowDisclosure>
                </div>
              </section>
            );
          })}
        </div>
      )}
      <ToConsultation title={closing} />
      <StructuredData json={structuredData(canonicalPage)} />
    </PageShell>
  );
}

/** What is said first, large, its notice lit, and the rule beside it. */
function FirstLines({ items }: Pick<InfoContent['sections'][number], 'items'>) {
  const lines = items.flatMap(({ says, ...item }) => (says ? [{ says, ...item }] : []));
  if (lines.length === 0) return null;
  return (
    <ul className="mb-7 grid gap-6 [--text-heading:clamp(1.625rem,1.2rem+1.6vw,2.5rem)]">
      {lines.map(({ title, says: [before, notice, after], text }) => (
        <li key={title} className="grid gap-2">
          <p className="type-heading text-balance font-bold">
            «{before}
            <mark className="box-decoration-clone bg-line px-[0.15em] text-line-on">{notice}</mark>
            {after}»
          </p>
          <p className="max-w-[88ch] text-muted">
            <b className="text-ink">{title}.</b> {text}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The end of a page that explains: what asking brings and costs, and how to ask. */
function ToConsultation({ title }: { title: string }) {
  return (
    <section className="page later">
      <div className="border-ink border-t-2 py-8 md:py-12">
        <h2 className="type-heading">{title}</h2>
        <p className="mt-2 mb-5">{contact.byPerson}</p>
        <Actions className="items-center">
          <Button asChild>
            <a href={consultationPath} {...cta('closing')}>
              {contact.name}
            </a>
          </Button>
          <WhatsAppLink className="target gap-2">{navigation.whatsapp}</WhatsAppLink>
        </Actions>
      </div>
    </section>
  );
}
