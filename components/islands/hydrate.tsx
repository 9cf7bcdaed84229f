import { Component, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { IslandModule } from '@/lib/browser/islands';
import { readFields, type SeenFields, writeFields } from './fields';

interface GuardProps {
  /** What is in the fields now. */
  read: () => SeenFields;
  /** With what was in the fields before, unless it has failed at the first try. */
  onFail: (error: unknown, seen?: SeenFields) => void;
  children: ReactNode;
}

/** Reads the fields while they are still there: when React fails it takes all of its island away. */
class Guard extends Component<GuardProps, { error?: unknown }> {
  override state: { error?: unknown } = {};
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override componentDidMount() {
    if ('error' in this.state) this.props.onFail(this.state.error);
  }
  override getSnapshotBeforeUpdate() {
    return 'error' in this.state ? this.props.read() : null;
  }
  override componentDidUpdate(_props: GuardProps, _state: object, seen: SeenFields | null) {
    if (seen) this.props.onFail(this.state.error, seen);
  }
  override render() {
    return 'error' in this.state ? null : this.props.children;
  }
}

function adopt(styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * What an island's module exports: `Island` is hydrated with the props in `data-props`. A password manager's or a
 * translator's changes make React render it anew, with all that was typed. Where React fails for good the server's
 * elements return, which the browser answers.
 *
 * @param styles for the elements of a library, whose names the build does not find in the island's code
 * @param settled resolves when nothing is under way that must not be begun again
 */
export function islandModule<Props extends object>(
  Island: ComponentType<Props>,
  styles = '',
  settled: () => Promise<unknown> = () => Promise.resolve(),
): IslandModule {
  adopt(styles);
  return {
    start(element, fail) {
      const props: Props = JSON.parse(element.dataset.props ?? '{}');
      const original = element.cloneNode(true);
      const seen = readFields(element);
      let root: Root | undefined;
      let failure: { error: unknown } | undefined;

      function restore(typed: SeenFields) {
        root?.unmount();
        element.replaceChildren(...original.childNodes);
        writeFields(element, typed);
        element.inert = true;
        void settled().finally(() => {
          element.inert = false;
          // the focus, which nothing inert can have
          writeFields(element, typed);
        });
      }
      function giveUp(error: unknown, typed = seen) {
        const isFirst = !failure;
        failure ??= { error };
        if (!root || !isFirst) return;
        console.error(error);
        // not while React is still at work
        queueMicrotask(() => {
          restore(typed);
          fail();
        });
      }

      try {
        root = flushSync(() =>
          hydrateRoot(
            element,
            <Guard read={() => readFields(element)} onFail={giveUp}>
              <Island {...props} />
            </Guard>,
            {
              // wanted where something else has changed the page, and a fault of ours where nothing has
              onRecoverableError: (error) => console.info('Rendered anew:', error),
              // what has been caught is logged by `giveUp`
              onCaughtError: () => {},
            },
          ),
        );
        if (failure) throw failure.error;
        writeFields(element, seen);
      } catch (error) {
        restore(seen);
        throw error;
      }
    },
  };
}
