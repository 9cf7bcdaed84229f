/** What a visitor's browser does to a page on its own: each function runs in the page, where it may use nothing else. */

/** As Chrome's translator does it: each text gives way to one in two <font> elements. */
export function translate(selector: string): void {
  const texts: Text[] = [];
  for (const root of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isRead = text.data.trim() && !text.parentElement?.closest('script, style, textarea');
      if (isRead) texts.push(text);
    }
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `EN ${text.data}`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** A password manager's element beside a field, and another at the head of the body (LastPass, Keeper). */
function addBesideField(): void {
  const icon = document.createElement('div');
  icon.dataset.lastpassIconRoot = '';
  document.querySelector('#campo-email')?.after(icon);
  document.body.prepend(document.createElement('keeper-lock'));
}

/** A grammar checker's around a text area (Grammarly). */
function addAroundText(): void {
  const goals = document.querySelector('#campo-obiettivi');
  goals?.setAttribute('data-gramm', 'true');
  goals?.setAttribute('spellcheck', 'false');
  goals?.before(document.createElement('grammarly-extension'));
  document.body.append(document.createElement('grammarly-desktop-integration'));
}

/** What looks like a date or a number becomes a link (iOS). */
function linkNumbers(): void {
  const hint = document.querySelector('[data-island] form p');
  const link = document.createElement('a');
  link.setAttribute('x-apple-data-detectors', 'true');
  link.textContent = hint?.textContent ?? '';
  hint?.replaceChildren(link);
}

/** Fields filled in by the browser, which says nothing of it. */
export function fillSilently(texts: Record<string, string>): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = document.querySelector(`#campo-${name}`);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      // past what React keeps of a field
      const { prototype } =
        field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    }
  }
}

/** A browser that knows of no network, wrongly, and has or allows less than others. */
export function withoutHints(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const configurable = true;
  Object.defineProperty(navigator, 'onLine', { configurable, get: () => false });
  Object.defineProperty(navigator, 'sendBeacon', { configurable, value: undefined });
  Object.defineProperty(window, 'localStorage', { configurable, get: refuse });
  Object.defineProperty(window, 'matchMedia', { configurable, value: refuse });
}

export const changes: [who: string, change: (selector: string) => void, selector: string][] = [
  ['a translator', translate, 'body'],
  ['a password manager', addBesideField, ''],
  ['a grammar checker', addAroundText, ''],
  ['a phone that links numbers', linkNumbers, ''],
];
