/** The consultation form, filled in and sent by hand. */
import { contact } from '@/content/contact';
import { fieldLabel, type Lead, type LeadField } from '@/lib/lead/fields';
import { formPaths } from '../e2e/addresses';
import { click, fill, shown, type Wanted } from './page';
import type { Visitor } from './visitor';

export { mailOf, someLead } from '../e2e/contact-form';

export const formPath = formPaths.at(-1) ?? '/';

const submit: Wanted = { kind: 'button', name: contact.submit };

const thanks: Wanted = { kind: 'heading', name: contact.thankYou.title };

/** In one line where it has several: a driver's Enter is a key like any other. */
export async function fillIn(visitor: Visitor, lead: Lead): Promise<void> {
  for (const [name, text] of Object.entries(lead)) {
    await fill(visitor, fieldLabel(name as LeadField), text.replace('\n', ' '));
  }
}

export const typedIn = (visitor: Visitor) =>
  visitor.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('form[action] :is(input, textarea)')]
        .filter(({ labels, name }) => labels?.length && name !== 'page')
        .map(({ name, value }) => [name, value]),
    ),
  );

export const send = (visitor: Visitor) => click(visitor, submit);

export const thanked = (visitor: Visitor) => shown(visitor, thanks);
