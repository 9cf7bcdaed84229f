/** A style sheet as its text, for what the build bundles itself (`scripts/finishing/browser-scripts.ts`). */
declare module '*.css?text' {
  const text: string;
  export default text;
}
