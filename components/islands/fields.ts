type Control = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement;

const controlsIn = (island: Element) => [
  ...island.querySelectorAll<Control>('input, textarea, button'),
];

const keyOf = ({ id, name }: Control) => id || name;

export interface SeenFields {
  values: Map<Control, string>;
  focused: Control | undefined;
  /** The folds that are open. */
  open: HTMLDetailsElement[];
  /** Null for types that have no caret to ask for, such as an e-mail address. */
  caret: [start: number | null, end: number | null];
}

/** What is in the fields of an island as they stand in the page, whoever has written it, and where the caret is. */
export function readFields(island: Element): SeenFields {
  const controls = controlsIn(island);
  const folds = [...island.querySelectorAll('details')];
  const focused = controls.find((control) => control === document.activeElement);
  const hasCaret = focused && 'selectionStart' in focused;
  return {
    values: new Map(controls.map((control) => [control, control.value])),
    focused,
    open: folds.filter(({ open }) => open),
    caret: hasCaret ? [focused.selectionStart, focused.selectionEnd] : [null, null],
  };
}

/** Hands it on to the fields that have taken the place of those: the same id or name. An `input` event tells who listens. */
export function writeFields(island: Element, seen: SeenFields): void {
  const { values, focused, caret, open } = seen;
  for (const { id, isConnected } of open) {
    const heir = island.querySelector<HTMLDetailsElement>(`details[id="${id}"]`);
    if (heir && !isConnected) heir.open = true;
  }
  const heirs = new Map(controlsIn(island).map((control) => [keyOf(control), control]));
  for (const [control, value] of values) {
    const heir = heirs.get(keyOf(control));
    if (!heir || control.isConnected || heir.value === value) continue;
    heir.value = value;
    heir.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (!focused || focused.isConnected) return;
  const heir = heirs.get(keyOf(focused));
  heir?.focus({ preventScroll: true });
  const [start, end] = caret;
  if (start !== null && heir && 'setSelectionRange' in heir) heir.setSelectionRange(start, end);
}
