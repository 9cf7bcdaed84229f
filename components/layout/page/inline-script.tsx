type Argument =
  | string
  | number
  | boolean
  | null
  | readonly Argument[]
  | { readonly [name: string]: Argument };
/** It may use nothing from outside itself, as the function that it is handed to. */
type Helper = (...args: never[]) => unknown;

type InlineScriptProps<Args extends readonly (Argument | Helper)[]> = {
  run: (...args: Args) => void;
} & (Args extends readonly [] ? { args?: undefined } : { args: Args });

/** JSON in which nothing can end the script element. */
const written = (arg: Argument | Helper) =>
  typeof arg === 'function' ? String(arg) : JSON.stringify(arg).replaceAll('<', '\\u003c');

/**
 * Runs a function in the browser as soon as the page has been read to here, long before React, which most readers never
 * start. Its source goes into the page as it stands: it may use nothing from outside itself but `args`.
 */
export function InlineScript<Args extends readonly (Argument | Helper)[]>({
  run,
  args,
}: InlineScriptProps<Args>) {
  const source = `(${run})(${(args ?? []).map(written).join()})`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own functions, and arguments escaped above
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}
