import { Component, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { IslandModule } from '@/lib/browser/islands';
import { readFields, type SeenFields, writeFields } from './fields';

interface GuardProps {
  island: Element;
  /** With what was in the fields when it failed. */
  onFail: (error: unknown, seen: SeenFields) => void;
  children: ReactNode;
}

/** Reads the fields while they are still there: when React fails it takes all of its island away. */
class Guard extends Component<GuardProps, { error?: unknown }> {
  override state: { error?: unknown } = {};
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override getSnapshotBeforeUpdate() {
    return 'error' in this.state ? readFields(this.props.island) : null;
  }
  override componentDidUpdate(_props: GuardProps, _state: object, seen: SeenFields | null) {
    if (seen) this.props.onFail(this.state.error, seen);
  }
  override render() {
    return 'error' in this.state ? null : this.props.children;
  }
}

/**
 * What an island's module exports: `Island` is hydrated with the props in `data-props`; `styles` are of what the page does not show without it. A password manager's or a
 * translator's changes make React render it anew, with all that was typed; where React fails for good, the server's
 * elements return, which the browser answers.
 */
export function islandModule<Props extends object>(
  Island: ComponentType<Props>,
  styles: string[],
): IslandModule {
  for (const text of styles) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }
  return {
    start(element, fail) {
      const props: Props = JSON.parse(element.dataset.props ?? '{}');
      const original = element.cloneNode(true);
      const seen = readFields(element);

      function restore(error: unknown, typed: SeenFields) {
        console.error(error);
        // not while React is still at work
        queueMicrotask(() => {
          root.unmount();
          element.replaceChildren(...original.childNodes);
          writeFields(element, typed);
          fail();
        });
      }

      const root = flushSync(() =>
        hydrateRoot(
          element,
          <Guard island={element} onFail={restore}>
            <Island {...props} />
          </Guard>,
          // it says that it has rendered the island anew, which is what is wanted
          { onRecoverableError: () => {}, onCaughtError: () => {} },
        ),
      );
      writeFields(element, seen);
    },
  };
}
