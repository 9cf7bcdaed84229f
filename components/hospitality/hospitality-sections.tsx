import { Island } from '@/components/islands/island';
import { cta, ScrollLink } from '@/components/layout/links';
import { Logo } from '@/components/line/logo';
import { lineColour } from '@/components/line/palette';
import { FiguresNote } from '@/components/sections/figures';
import { LiveDemo } from '@/components/sections/live-demo';
import { RuledList } from '@/components/sections/titled-lists';
import { Arrow } from '@/components/ui/arrow';
import { Button } from '@/components/ui/button';
import { DisclosureSign, NarrowDisclosure } from '@/components/ui/disclosure';
import { Section, type SectionProps } from '@/components/ui/section';
import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { priceWords, trademarksNote } from '@/content/shared';
import { solutionBySlug } from '@/content/solutions';
import type { HospitalityContent } from '@/content/types';
import { anchorOf } from '@/lib/anchor';
import { unbroken } from '@/lib/italian/unbroken';
import { Departures } from './departures';
import { GuestStage } from './guest-stage';
import { Month } from './month';
import { NightLine } from './night-line';

/** A section of the hotels' page, with its piece of the night's line. */
const NightSection = (props: SectionProps) => (
  <Section ruled={false} line={<NightLine />} {...props} />
);

/** What guests would see and hear, and the way from there to the form. */
export function HospitalityDemo({ demo }: Pick<HospitalityContent, 'demo'>) {
  const parts = [demo.chat, demo.call, demo.mail].filter((part) => part !== undefined);
  return (
    <NightSection
      id={anchors.demo}
      title={demo.title}
      lead={demo.lead}
      later={false}
      // while it plays, its stage is over the call bar
      className="isolation-auto!"
    >
      <LiveDemo ways={['telephone', 'whatsapp', 'chat', 'recording']} className="mb-6" />
      {parts.length > 0 ? (
        <GuestStage parts={parts} label={demo.title}>
          <ToForm className="mr-(--side) mb-4 ml-(--night-line-words) max-sm:flex lg:absolute lg:right-0 lg:bottom-0" />
        </GuestStage>
      ) : (
        <ToForm />
      )}
    </NightSection>
  );
}

function ToForm({ className }: { className?: string }) {
  return (
    <Button asChild className={className}>
      <ScrollLink targetId={anchors.form} {...cta('demo')}>
        {contact.name}
      </ScrollLink>
    </Button>
  );
}

export function StatisticsBoard({ statistics }: Pick<HospitalityContent, 'statistics'>) {
  return (
    <NightSection title={statistics.title}>
      <Departures figures={statistics.figures} />
      <FiguresNote figures={statistics.figures} className="mt-5 text-muted" />
    </NightSection>
  );
}

/** The lines that stop at a hotel: each row is a link, its title is the link's name. */
export function HospitalityServices({ services }: Pick<HospitalityContent, 'services'>) {
  return (
    <NightSection id={anchors.services} title={services.title} lead={services.lead}>
      <ul>
        {services.cards.map(({ slug, title, text, bullets }) => (
          <li
            key={slug}
            data-line={lineColour(solutionBySlug(slug)?.line ?? 1)}
            className="night-line-branch group relative grid grid-cols-[1fr_auto] items-center gap-x-8 gap-y-1 border-line border-b-8 py-3 lg:grid-cols-[5fr_7fr_auto]"
          >
            <h3 className="type-title">
              {/* this page links to the English prefix, as the specification has it */}
              <a
                href={`/solutions/${slug}`}
                className="no-underline after:absolute after:inset-x-0 after:top-0 after:-bottom-2 group-hover:underline"
              >
                {title}
              </a>
            </h3>
            <div className="max-lg:col-span-full">
              <p>{unbroken(`${bullets.join('. ')}.`)}</p>
              <p className="text-muted">{text}</p>
            </div>
            <Arrow className="w-8 stroke-line-text [grid-area:1/-2]" />
          </li>
        ))}
      </ul>
    </NightSection>
  );
}

/** A month with its sums, and three short examples, each labelled as one. */
export function CaseStudies({ cases }: Pick<HospitalityContent, 'cases'>) {
  return (
    <NightSection title={cases.title} lead={cases.lead}>
      <Month story={cases.story} />
      <NarrowDisclosure
        summary={cases.items.map(({ kind }) => kind).join('\u00a0· ')}
        className="mt-6"
      >
        <ul className="grid max-md:mt-4 gap-x-8 gap-y-4 text-[0.9375rem] leading-snug md:grid-cols-3">
          {cases.items.map((item) => (
            <li
              key={item.kind}
              className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-hairline border-t pt-2.5 md:row-span-3 md:grid-rows-subgrid md:max-lg:row-span-4"
            >
              <h3 className="font-bold">{item.kind}</h3>
              <p className="text-muted md:max-lg:col-span-full">{cases.label}</p>
              <p className="col-span-full">{unbroken(item.text)}</p>
              <ul className="col-span-full">
                {item.results.map(({ label, value }) => (
                  <li key={label}>
                    <b>{value}</b> {label}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </NarrowDisclosure>
    </NightSection>
  );
}

export function LogoRow({ integrations }: Pick<HospitalityContent, 'integrations'>) {
  return (
    <section id={anchorOf(integrations.title)} className="page later relative grid gap-3 pt-2 pb-8">
      <NightLine className="type-title [--section-start:0.5rem]" />
      <h2 className="type-title">{integrations.title}</h2>
      {integrations.tested && <p>{integrations.tested}</p>}
      <ul className="flex flex-wrap gap-x-6 gap-y-3 font-bold lg:justify-between lg:text-xl">
        {integrations.items.map((item) => (
          <li key={item.name} className="flex items-center gap-2">
            <Logo image={item.image} alt={item.alt} className="size-5 lg:size-6" />
            {item.name}
          </li>
        ))}
      </ul>
      <p>
        {integrations.lead} <span className="text-muted">{trademarksNote}</span>
      </p>
    </section>
  );
}

/** What it costs, as far as the owner has written it, and, folded, how many hours the questions take today. */
export function HospitalityPrice({ price }: Pick<HospitalityContent, 'price'>) {
  return (
    <div
      data-line="none"
      className="bg-(--signal) text-ink scheme-light [--hairline:var(--ink)] [--muted:var(--ink)] print:bg-transparent"
    >
      <NightSection
        title={price.title}
        line={<NightLine className="type-heading text-ink" />}
        later={false}
      >
        {price.items.length > 0 && <RuledList items={price.items} columns={3} />}
        <NarrowDisclosure summary={priceWords.parts} open={price.items.length === 0}>
          <RuledList items={price.parts} columns={3} />
        </NarrowDisclosure>
        <details
          id={anchorOf(price.hours)}
          className="question hours folded border-hairline border-t"
        >
          <summary className="flex min-h-16 cursor-pointer items-center justify-between gap-6 py-3">
            <h3 className="type-title">{price.hours}</h3>
            <DisclosureSign />
          </summary>
          <Island name="calculator" props={{ name: 'guest-time' }} />
        </details>
      </NightSection>
    </div>
  );
}
