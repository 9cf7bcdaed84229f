import { consultationLink, cta, HeaderLinkItem, ScrollLink } from '@/components/layout/links';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { EndRing } from '@/components/line/end-ring';
import { Sentences } from '@/components/sections/sentences';
import { Arrow } from '@/components/ui/arrow';
import { Actions, Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { navigation } from '@/content/navigation';
import type { Solution } from '@/content/types';
import { cn } from '@/lib/utils';
import { Spine } from './spine';

interface ClosingProps extends Pick<Solution, 'closing'> {
  drawing: Solution['drawing'];
}

const section =
  'closing spine-beside later relative isolate grid gap-x-12 md:grid-cols-[1fr_auto] md:items-end';

/** From here to the consultation form on the home page; its ring is where the page's spine ends. */
export function Closing({ closing, drawing }: ClosingProps) {
  const link = consultationLink('page');
  return (
    <section className={cn(section, 'gap-y-8')}>
      <Spine drawing={drawing} part="end" className="closing-spine" />
      <div>
        <h2 className="type-display max-w-[18ch]">
          <Sentences text={closing.title} />
        </h2>
        <p className="mt-4 max-w-[56ch] text-muted">
          {closing.text} {contact.promise}
        </p>
        <Actions className="mt-6 items-center">
          <Button asChild>
            <HeaderLinkItem link={link} {...cta('closing')} />
          </Button>
          <WhatsAppLink className="target gap-2 min-[24rem]:max-md:max-w-[calc(100%-var(--end-ring))]">
            {navigation.whatsapp}
          </WhatsAppLink>
        </Actions>
      </div>
      {/* looks like a button, so it is one: the same once more, for fingers alone; on phones beside the last link */}
      <EndRing
        asChild
        className="no-underline hover:bg-line hover:text-line-on min-[24rem]:max-md:-mt-16"
      >
        <HeaderLinkItem
          link={{ ...link, label: contact.endRing }}
          {...cta('closing')}
          tabIndex={-1}
          aria-hidden="true"
        />
      </EndRing>
    </section>
  );
}

/** A band to the form, which stands on this page, right below, and brings the ring: its title is the form's, and leads down to it. */
export function ClosingBand({ closing }: Pick<Solution, 'closing'>) {
  return (
    <section
      className={cn(
        section,
        'closing-band gap-y-3 text-line-on print:text-ink [&_:focus-visible]:outline-current',
      )}
    >
      <h2 className="type-heading">
        <ScrollLink
          targetId={anchors.form}
          {...cta('closing')}
          className="group flex items-end max-md:flex-wrap gap-x-5 no-underline hover:underline print:inline!"
        >
          <span className="max-w-max flex-1">
            <Sentences text={closing.title} />
          </span>
          <Arrow className="mb-1 w-[1em] shrink-0 rotate-90 stroke-current group-hover:translate-x-0 group-hover:translate-y-2 print:hidden" />
        </ScrollLink>
      </h2>
      <p className="max-w-[36ch]">
        {closing.text} {contact.promise}
      </p>
    </section>
  );
}
