import { JSDOM } from 'jsdom';

/** What a browser posts: a field may come more than once. */
type Fields = Record<string, string> | [name: string, value: string][];

/** Pressed without script, on the page behind a link. */
export async function press(address: string, fields: Fields): Promise<Response> {
  const { POST } = await import('@/app/azione/[token]/route');
  const token = new URL(address).pathname.replace('/azione/', '');
  const body = new URLSearchParams(fields).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const request = new Request(address, { method: 'POST', body, headers });
  return await POST(request, { params: Promise.resolve({ token }) });
}

/** What a browser shows that follows a link. */
export async function open(address: string): Promise<Response> {
  const { GET } = await import('@/app/azione/[token]/route');
  const token = new URL(address).pathname.replace('/azione/', '');
  return await GET(new Request(address), { params: Promise.resolve({ token }) });
}

/** A page's text as it is read, and its boxes as they come: whether each is ticked. */
export function read(page: string): { text: string; boxes: Record<string, boolean> } {
  const { document } = new JSDOM(page).window;
  for (const style of document.querySelectorAll('style')) style.remove();
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  return {
    text: (document.body.textContent ?? '').replace(/\s+/g, ' '),
    boxes: Object.fromEntries(boxes.map(({ value, checked }) => [value, checked])),
  };
}

/** What a page's first button posts, with these boxes ticked; null where there is nothing to press. */
export function fieldsOf(page: string, ticked: string[] = []): [string, string][] | null {
  const { document, FormData } = new JSDOM(page).window;
  const button = document.querySelector('button');
  if (!button?.form) return null;
  for (const id of ticked) {
    const box = button.form.querySelector<HTMLInputElement>(`input[value="${id}"]`);
    if (!box) throw new Error(`There is no box for ${id}.`);
    box.checked = true;
  }
  const fields = [...new FormData(button.form, button)];
  return fields.map(([name, value]) => [name, String(value)]);
}

/** Presses a page's first button, and that of each page after it, until there is none; the boxes ticked on the first. */
export async function pressThrough(address: string, ticked: string[] = []): Promise<string[]> {
  const pages = [await (await open(address)).text()];
  for (let ticks = ticked; ; ticks = []) {
    const fields = fieldsOf(pages.at(-1) ?? '', ticks);
    if (!fields) return pages;
    pages.push(await (await press(address, fields)).text());
  }
}
