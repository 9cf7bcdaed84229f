/** What the document says of itself to machines. `json` comes from `structuredData`, which escapes it. */
export function StructuredData({ json }: { json: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by structuredData
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
