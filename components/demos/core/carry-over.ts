/** What a visitor did in the server's frame before the player replaced it. */
export interface FrameState {
  focused: string | undefined;
  typed: Map<string, string>;
  /** Options chosen and folds opened before React listened: the browser itself marks them. */
  chosen: Set<string>;
}

const nameOf = (element: Element | null) => element?.getAttribute('data-control') ?? undefined;

function controls(frame: Element): HTMLElement[] {
  return Array.from(frame.querySelectorAll<HTMLElement>('[data-control]'));
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isTextual(element: Element): element is TextField {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && !['radio', 'checkbox'].includes(element.type);
}

const isNewlyChosen = (element: Element) =>
  element.matches('details[open] > summary') ||
  (element instanceof HTMLInputElement &&
    element.type === 'radio' &&
    element.checked &&
    !element.defaultChecked);

/** Reads the focus, and every field and choice that is no longer the server's. */
export function readFrame(frame: Element): FrameState {
  const typed = controls(frame)
    .filter(isTextual)
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => [nameOf(field) ?? '', field.value] as const);
  const chosen = controls(frame)
    .filter(isNewlyChosen)
    .map((option) => nameOf(option) ?? '');
  const { activeElement } = document;
  return {
    focused: frame.contains(activeElement) ? nameOf(activeElement) : undefined,
    typed: new Map(typed),
    chosen: new Set(chosen),
  };
}

/** Sets a field past React's own bookkeeping, so that it hears of the change. */
function type(field: TextField, value: string) {
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  native?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Does again, in the player's controls, what was done in the frame's. */
export function carryOver(frame: Element, left: FrameState, pressed: string | undefined): void {
  for (const control of controls(frame)) {
    const name = nameOf(control);
    const value = name && left.typed.get(name);
    if (value !== undefined && value !== '' && isTextual(control)) type(control, value);
    if (name !== undefined && name === left.focused) control.focus({ preventScroll: true });
    if (name !== undefined && (name === pressed || left.chosen.has(name))) control.click();
  }
}
