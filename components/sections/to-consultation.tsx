import { cta } from '@/components/layout/call-to-action';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { Button } from '@/components/ui/button';
import { contact } from '@/content/contact';
import { navigation } from '@/content/navigation';
import { consultationPath } from '@/lib/links';

/** The end of a page that explains: what asking costs, and how to ask. */
export function ToConsultation() {
  return (
    <section className="page">
      <div className="border-ink border-t-2 pt-10 pb-16">
        <div className="actions items-center">
          <Button asChild>
            <a href={consultationPath} {...cta('closing')}>
              {contact.submit}
            </a>
          </Button>
          <WhatsAppLink className="target gap-2">{navigation.whatsapp}</WhatsAppLink>
        </div>
        <p className="mt-4 text-muted">{contact.promise}</p>
      </div>
    </section>
  );
}
