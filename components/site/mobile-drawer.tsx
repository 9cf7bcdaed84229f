'use client'; // an open or closed state; the panel's code comes when it is first reached for

import { type ComponentType, useRef, useState } from 'react';
import { anchors } from '@/content/anchors';
import { navigation } from '@/content/navigation';
import type { DrawerContents, DrawerPanelProps } from './drawer-panel';

const loadPanel = () => import('./drawer-panel').then(({ DrawerPanel }) => DrawerPanel);

/** A failure shows where it matters: when the drawer is to open. */
const prefetchPanel = () => void loadPanel().catch(() => {});

export function MobileDrawer(contents: DrawerContents) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<DrawerPanelProps>>();

  async function openDrawer() {
    try {
      const loaded = await loadPanel();
      setPanel(() => loaded);
      setOpen(true);
    } catch {
      // without a network the same links are at the foot of the page
      document.getElementById(anchors.footerLinks)?.scrollIntoView();
    }
  }

  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={navigation.openDrawer}
        onPointerEnter={prefetchPanel}
        onFocus={prefetchPanel}
        onClick={openDrawer}
        className="bars flex size-11 cursor-pointer flex-col items-center justify-center gap-1.5"
      >
        <span className="h-[3px] w-6 bg-ink" />
        <span className="h-[3px] w-6 bg-ink" />
      </button>
      {Panel && (
        <Panel
          {...contents}
          open={open}
          onOpenChange={setOpen}
          onClosed={() => trigger.current?.focus()}
        />
      )}
    </>
  );
}
