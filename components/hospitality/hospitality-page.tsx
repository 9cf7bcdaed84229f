import { Consultation } from '@/components/contact/consultation';
import { Island } from '@/components/islands/island';
import { CallBarSpan } from '@/components/layout/call-bar';
import { cta, ScrollLink } from '@/components/layout/links';
import { PageShell } from '@/components/layout/page-shell';
import { StructuredData } from '@/components/layout/structured-data';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { Logo } from '@/components/line/logo';
import { lineColour } from '@/components/line/palette';
import { Customers } from '@/components/sections/customers';
import { FiguresNote } from '@/components/sections/figures';
import { LiveDemo } from '@/components/sections/live-demo';
import { Questions } from '@/components/sections/questions';
import { RuledList } from '@/components/sections/titled-lists';
import { Arrow } from '@/components/ui/arrow';
import { Button } from '@/components/ui/button';
import { DisclosureSign } from '@/components/ui/disclosure';
import { Section } from '@/components/ui/section';
import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { hospitality } from '@/content/hospitality';
import { customers } from '@/content/owner';
import { trademarksNote } from '@/content/shared';
import { site } from '@/content/site';
import { solutionBySlug } from '@/content/solutions';
import type { HospitalityContent } from '@/content/types';
import { anchorOf } from '@/lib/anchor';
import { unbroken } from '@/lib/italian/unbroken';
import { mailUrl, telUrl } from '@/lib/links';
import { hospitalityPage } from '@/lib/seo/canonical-pages';
import { structuredData } from '@/lib/seo/structured-data';
import { Departures } from './departures';
import { GuestStage } from './guest-stage';
import { NightHero } from './night-hero';
import { NightLine } from './night-line';

/** The specified bar of Home and this link is the header itself: a second one below it would say Home twice. */
const contactLink = {
  label: hospitality.contact,
  targetId: anchors.form,
  callToAction: 'top-bar',
} as const;

/** One landing page under two addresses. */
export function HospitalityPage() {
  return (
    <PageShell page="page-with-form" ground="night" contact={contactLink}>
      <div className="night-line">
        <NightHero hero={hospitality.hero} />
        <CallBarSpan page="page-with-form" whatsappMessage={site.whatsapp.hospitalityMessage}>
          <HospitalityDemo demo={hospitality.demo} />
          <StatisticsBoard statistics={hospitality.statistics} />
          <div data-ground="day">
            <HospitalityServices services={hospitality.services} />
            <CaseStudies cases={hospitality.cases} />
            <LogoRow integrations={hospitality.integrations} />
            <HospitalityPrice price={hospitality.price} />
            <Customers
              customers={customers.filter((each) => each.hospitality)}
              // its title is below a rule
              line={<NightLine className="type-heading after:mt-(--rule)" />}
            />
            <Questions
              questions={hospitality.questions}
              ruled={false}
              firstOpen
              line={<NightLine />}
            />
          </div>
        </CallBarSpan>
        <HospitalityClosing closing={hospitality.closing} />
      </div>
      <StructuredData json={structuredData(hospitalityPage)} />
    </PageShell>
  );
}

/** The last call is the form's own headline, with the other ways to get in touch beside it. */
function HospitalityClosing({ closing }: Pick<HospitalityContent, 'closing'>) {
  const { title, text: lead, callLabel, whatsappButton, mailLabel } = closing;
  return (
    <Consultation
      consultation={{ title, lead }}
      page={hospitalityPage.path}
      lineAbove="border-l-(length:--night-line-width) border-(color:--signal)"
      // its own line is the thinner one, on the same axis
      className="[--axis:inherit]! [--indent:inherit]!"
    >
      <ul className="mt-4 flex flex-wrap gap-x-8 font-bold">
        <li>
          <a href={telUrl()} className="target underline">
            {callLabel}
          </a>
        </li>
        <li>
          <WhatsAppLink
            message={site.whatsapp.hospitalityMessage}
            className="target gap-2.5 underline"
          >
            {whatsappButton}
          </WhatsAppLink>
        </li>
        <li>
          <a href={mailUrl()} className="target underline">
            {mailLabel}
          </a>
        </li>
      </ul>
    </Consultation>
  );
}

/** What it costs, as far as the owner has written it, and, folded, how many hours the questions take today. */
function HospitalityPrice({ price }: Pick<HospitalityContent, 'price'>) {
  return (
    <div
      data-line="none"
      className="bg-(--signal) text-ink scheme-light [--hairline:var(--ink)] [--muted:var(--ink)] print:bg-transparent"
    >
      <Section
        title={price.title}
        ruled={false}
        line={<NightLine className="type-heading text-ink" />}
        later={false}
      >
        <RuledList items={price.items} columns={3} />
        <details
          id={anchorOf(price.hours)}
          className="question hours folded border-hairline border-y"
        >
          <summary className="flex min-h-16 cursor-pointer items-center justify-between gap-6 py-3">
            <h3 className="type-title">{price.hours}</h3>
            <DisclosureSign />
          </summary>
          <Island name="calculator" props={{ name: 'guest-time' }} />
        </details>
      </Section>
    </div>
  );
}

/** Three examples, each labelled as one. */
function CaseStudies({ cases }: Pick<HospitalityContent, 'cases'>) {
  return (
    <Section title={cases.title} lead={cases.lead} ruled={false} line={<NightLine />}>
      <ul className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {cases.items.map((item) => (
          <li
            key={item.kind}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-ink border-t-2 pt-3 md:row-span-3 md:grid-rows-subgrid md:max-lg:row-span-4"
          >
            <h3 className="type-title">{item.kind}</h3>
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
    </Section>
  );
}

function LogoRow({ integrations }: Pick<HospitalityContent, 'integrations'>) {
  return (
    <section id={anchorOf(integrations.title)} className="page later relative grid gap-3 pt-2 pb-8">
      <NightLine className="type-title [--section-start:0.5rem]" />
      <h2 className="type-title">{integrations.title}</h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-3 font-bold lg:justify-between lg:text-xl">
        {integrations.items.map((item) => (
          <li key={item.name} className="flex items-center gap-2">
            <Logo image={item.image} alt={item.alt} className="size-5 lg:size-6" />
            {item.name}
          </li>
        ))}
      </ul>
      {integrations.tested && <p>{integrations.tested}</p>}
      <p>
        {integrations.lead} <span className="text-muted">{trademarksNote}</span>
      </p>
    </section>
  );
}

function StatisticsBoard({ statistics }: Pick<HospitalityContent, 'statistics'>) {
  return (
    <Section title={statistics.title} ruled={false} line={<NightLine />}>
      <Departures figures={statistics.figures} />
      <FiguresNote figures={statistics.figures} className="mt-5 text-muted" />
    </Section>
  );
}

/** The lines that stop at a hotel: each row is a link, its title is the link's name. */
function HospitalityServices({ services }: Pick<HospitalityContent, 'services'>) {
  return (
    <Section
      id={anchors.services}
      title={services.title}
      lead={services.lead}
      ruled={false}
      line={<NightLine />}
    >
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
              <p>{unbroken(bullets.join(' · '))}</p>
              <p className="text-muted">{text}</p>
            </div>
            <Arrow className="w-8 stroke-line-text [grid-area:1/-2]" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What guests would see and hear, and the way from there to the form. */
function HospitalityDemo({ demo }: Pick<HospitalityContent, 'demo'>) {
  const parts = [demo.chat, demo.call, demo.mail].filter((part) => part !== undefined);
  return (
    <Section
      id={anchors.demo}
      title={demo.title}
      lead={demo.lead}
      ruled={false}
      line={<NightLine />}
      later={false}
      // while it plays, its stage is over the call bar
      className="isolation-auto!"
    >
      <LiveDemo ways={['telephone', 'whatsapp']} className="mb-6" />
      {parts.length > 0 ? (
        <GuestStage parts={parts} label={demo.title}>
          <ToForm className="mr-(--side) mb-4 ml-(--night-line-words) max-sm:flex lg:absolute lg:right-0 lg:bottom-0" />
        </GuestStage>
      ) : (
        <ToForm />
      )}
    </Section>
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
