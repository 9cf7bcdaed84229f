/**
 * Gives the focus, and shows the whole of what has it. Firefox scrolls to nothing of which a part can be seen, under the
 * sticky header too, and WebKit to the caret of a text field alone.
 */
export function focusInView(element: HTMLElement | null, block: 'start' | 'center'): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block });
}
