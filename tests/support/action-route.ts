import { JSDOM } from 'jsdom';
import { routeEnv } from './contact-route';

type Fields = Record<string, string> | [name: string, value: string][];

/** A request of the page behind a link, whole or without its host; with fields they are pressed without script. */
async function ask(link: string, fields?: Fields): Promise<Response> {
  const address = new URL(link, routeEnv.SITE_URL);
  const token = address.pathname.split('/').at(-1) ?? '';
  const route = await import('@/app/azione/[token]/route');
  const context = { params: Promise.resolve({ token }) };
  if (!fields) return await route.GET(new Request(address), context);
  const body = new URLSearchParams(fields).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return await route.POST(new Request(address, { method: 'POST', body, headers }), context);
}

export const open = (link: string): Promise<Response> => ask(link);
export const press = (link: string, fields: Fields): Promise<Response> => ask(link, fields);

export function read(page: string): { text: string } {
  const { document } = new JSDOM(page).window;
  for (const style of document.querySelectorAll('style')) style.remove();
  return { text: (document.body.textContent ?? '').replace(/\s+/g, ' ') };
}

/** What a page's first button posts; null where there is nothing to press. */
export function fieldsOf(page: string): [string, string][] | null {
  const { document, FormData } = new JSDOM(page).window;
  const button = document.querySelector('button');
  if (!button?.form) return null;
  const fields = [...new FormData(button.form, button)];
  return fields.map(([name, value]) => [name, String(value)]);
}
