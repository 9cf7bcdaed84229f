import { ScrollLink } from '@/components/site/scroll-link';
import { WhatsAppLink } from '@/components/site/whatsapp-link';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import type { HomeContent } from '@/content/types';
import { RuledList } from './ruled-list';
import { Section } from './section';

export function Why({ why }: { why: HomeContent['why'] }) {
  return (
    <Section title={why.title} lead={why.lead}>
      <p className="type-display max-w-[18ch] font-bold">{why.headline}</p>
      <RuledList items={why.cards} className="mt-12" />
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button asChild>
          <ScrollLink targetId={anchors.form}>{why.button}</ScrollLink>
        </Button>
        <WhatsAppLink className="target gap-2">{why.whatsappLink}</WhatsAppLink>
      </div>
    </Section>
  );
}
