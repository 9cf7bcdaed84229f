import { ContactForm } from '@/components/contact/contact-form';
import { sendingSettled } from '@/components/contact/use-lead-form';
import toastStyles from '../ui/sonner.css?text';
import { islandModule } from './hydrate';

export const { start } = islandModule(ContactForm, toastStyles, sendingSettled);
