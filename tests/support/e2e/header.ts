import type { Locator, Page } from '@playwright/test';
import { solutionsMenu } from '@/content/menu';
import { navigation } from '@/content/navigation';

export const menuNames = solutionsMenu.map(({ name }) => name);

export function wideHeader(page: Page) {
  const banner = page.getByRole('banner');
  const nav = banner.getByRole('navigation', { name: navigation.mainLabel });
  const trigger = nav.getByRole('button', { name: navigation.solutions });
  const panel = nav.locator('ul', { has: page.getByRole('link', { name: menuNames[0] }) }).last();
  const link = (name: string): Locator => nav.getByRole('link', { name, exact: true });
  const consultation = banner.getByRole('link', { name: navigation.consultation });
  const beside = panel.locator('xpath=following-sibling::div');
  return {
    banner,
    nav,
    trigger,
    panel,
    beside,
    entries: panel.getByRole('link'),
    link,
    consultation,
  };
}

export function drawer(page: Page) {
  const trigger = page.getByRole('banner').getByRole('button', { name: navigation.openDrawer });
  const dialog = page.getByRole('dialog', { name: navigation.drawerTitle });
  const link = (name: string | RegExp): Locator => dialog.getByRole('link', { name });
  const close = dialog.getByRole('button', { name: navigation.closeDrawer });
  return { trigger, dialog, link, close };
}
