'use client'; // tells a document that the server sent from a page that the browser draws

import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * What the document says of itself to machines. They read documents; on a soft navigation it is left out, because
 * React would make the element from a string, which Trusted Types refuse.
 *
 * `json` comes from `structuredData`, which escapes it.
 */
export function StructuredData({ json }: { json: string }) {
  const hydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [inDocument] = useState(hydrating);
  if (!inDocument) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by structuredData
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
