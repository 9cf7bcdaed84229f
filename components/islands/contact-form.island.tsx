import { ContactForm } from '@/components/contact/contact-form';
import errorSummary from '@/components/contact/error-summary.css?text';
import { sendingSettled } from '@/components/contact/use-lead-form';
import toast from '@/components/ui/sonner.css?text';
import { islandModule } from './hydrate';

export const { start } = islandModule(ContactForm, [errorSummary, toast], sendingSettled);
