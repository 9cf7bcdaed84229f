import { expect, type Locator, type Page } from '@playwright/test';
import { contact } from '@/content/contact';
import {
  exampleFields,
  fieldLabel,
  type Lead,
  type LeadField,
  leadFields,
} from '@/lib/lead/fields';
import type { TakenMail } from '../mails';
import type { TestSmtpServer } from '../smtp-server';
import { hydrate, open } from './browser';

let written = 0;

/** A request nobody else has sent: `azienda` tells it apart in the mailbox. */
export function someLead(): Lead {
  written += 1;
  return {
    ...exampleFields(),
    nome: 'Giulia D’Amico',
    azienda: `Officine Però ${process.pid}-${written} & Figli`,
    email: 'giulia.damico@officine-pero.it',
    telefono: '+39 333 123 4567',
    obiettivi:
      'Rispondere subito a chi scrive la sera.\nE richiamare chi ha chiesto un preventivo.',
  };
}

export type ContactForm = ReturnType<typeof contactForm>;

/** The consultation form of the page, by the labels that a visitor reads. */
export function contactForm(page: Page) {
  const field = (name: LeadField) =>
    page.getByRole('textbox', { name: fieldLabel(name), exact: true });
  const fields = Object.fromEntries(leadFields.map((name) => [name, field(name)])) as Record<
    LeadField,
    Locator
  >;
  const submit = page.getByRole('button', { name: contact.submit });
  async function fill(lead: Lead) {
    for (const [name, locator] of Object.entries(fields))
      await locator.fill(lead[name as LeadField]);
  }
  return {
    fields,
    /** By its name at rest; `busy` is the same button while the request is under way. */
    submit,
    busy: page.getByRole('button', { name: contact.submitting }),
    fill,
    async send(lead: Lead) {
      await fill(lead);
      await submit.click();
    },
  };
}

export async function openForm(page: Page, path = '/'): Promise<ContactForm> {
  await open(page, path);
  await hydrate(page);
  return contactForm(page);
}

/** Waits until React has taken the form over, which its first use starts. */
export const expectHydrated = (page: Page): Promise<void> =>
  expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-state', 'started');

export const mailOf = (smtp: TestSmtpServer, { azienda }: Lead): Promise<TakenMail> =>
  smtp.mailWhere(({ mail }) => mail.subject?.includes(azienda) === true);

export function countRequests(page: Page): () => number {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/send-contact')) requests += 1;
  });
  return () => requests;
}

/** Stops the page's clock, so that a busy machine makes nothing pass: only `page.clock.runFor()` does. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Lets so much time pass, again and again, until it is so. Needs a stopped clock. */
export async function passTimeUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  const passSomeTime = async () => {
    // less than a toast stays
    await page.clock.fastForward(1_500);
    return await isSo();
  };
  await expect.poll(passSomeTime, { intervals: [100] }).toBe(true);
}

/** Lets the time pass in which the form tries again, until it says that it has failed. Needs a stopped clock. */
export async function untilGivenUp(page: Page): Promise<void> {
  const { busy } = contactForm(page);
  await expect(busy).toBeVisible();
  const toast = page.getByText(contact.failure.toastTitle);
  await passTimeUntil(page, async () => !(await busy.isVisible()) && (await toast.isVisible()));
}

export async function expectSent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: contact.thankYou.title })).toBeVisible();
  await expect(contactForm(page).fields.nome).toHaveCount(0);
}

export async function expectPreserved(page: Page, lead: Lead): Promise<void> {
  const form = contactForm(page);
  await expectTyped(form, lead);
  for (const field of Object.values(form.fields)) await expect(field).toBeEnabled();
}

export async function expectTyped(form: ContactForm, lead: Lead): Promise<void> {
  for (const [name, field] of Object.entries(form.fields)) {
    await expect(field).toHaveValue(lead[name as LeadField]);
  }
}

export const summaryOf = (page: Page): Locator => page.locator('.error-summary, .alert');

const endingIn = (text: string) =>
  new RegExp(`(^| )${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** The summary has the focus; each of its links says what its field says, in the form's order. */
export async function expectSummary(page: Page, shown: Partial<Lead>): Promise<void> {
  await expect(summaryOf(page)).toBeFocused();
  await expect(summaryOf(page)).toBeInViewport();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByRole('heading', { name: contact.refused.title })).toBeVisible();
  await expect(alert.getByRole('listitem')).toHaveText(Object.values(shown));
  await expect(page).toHaveTitle(new RegExp(`^${contact.refused.prefix} .`));
  for (const [name, field] of Object.entries(contactForm(page).fields)) {
    const words = shown[name as LeadField];
    if (!words) {
      await expect(field).not.toHaveAttribute('aria-invalid');
      continue;
    }
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    // a field's hint stands before its error
    await expect(field).toHaveAccessibleDescription(endingIn(words));
  }
}
