import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { navigation } from '@/content/navigation';

const loadToaster = () => import('@/components/ui/sonner');
// where their code cannot be had, the page goes on without them
const Toaster = lazy<ComponentType>(() => loadToaster().catch(() => ({ default: () => null })));

let mountToaster: () => void = () => {};
let reportMounted: () => void = () => {};
const mounted = new Promise<void>((resolve) => {
  reportMounted = resolve;
});

/** Fetches the toasts' code while there is a connection: the one that says there is none is a toast too. */
export function prepareToasts(): void {
  mountToaster();
}

interface ToastWords {
  toastTitle: string;
  toastText: string;
}

/** One at a time: the outcome of a try takes the place of the one before. */
export async function showToast(kind: 'success' | 'error', words: ToastWords): Promise<void> {
  mountToaster();
  const loaded = await loadToaster().catch(() => null);
  await mounted;
  loaded?.toast.dismiss();
  loaded?.toast[kind](words.toastTitle, {
    description: words.toastText,
    // on phones what one presses stands further down: the form's button, the bar, the footer's contacts
    ...(window.innerWidth <= 600 && { position: 'top-right' }),
  });
}

/** Where they will be, before there is one: the library brings one of its own in its place. */
const notifications = (
  <section
    aria-label={navigation.notifications}
    aria-live="polite"
    aria-relevant="additions text"
  />
);

export function Toasts() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    mountToaster = () => setNeeded(true);
  }, []);
  if (!needed) return null;
  return createPortal(
    <Suspense fallback={notifications}>
      <Toaster />
      <Mounted />
    </Suspense>,
    document.body,
  );
}

/** Mounts after its elder sibling, which by then listens. */
function Mounted() {
  useEffect(() => reportMounted(), []);
  return null;
}
