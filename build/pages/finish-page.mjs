/** All that happens to one page of Next's output. */
import { errorText } from '../../scripts/lib/errors.mjs';
import { mistakesOf } from './check-page.mjs';
import { applyEdits, readPage } from './page-document.mjs';
import { contentSecurityPolicy } from './policy.mjs';
import { deferScripts, liftStyleAttributes, nameLanguage } from './rewrite-page.mjs';
import { splitStyles } from './split-styles.mjs';

/** The site's, of its sources' copy (app/layout.tsx). */
const language = 'it';

/**
 * Read once, changed by the offsets of what was read, and read again to be checked: the policy is that of the page as
 * it will be served.
 *
 * @param {string} name the page's file under `.next/server/app`, to tell a wrong one by
 * @param {string} html as Next wrote it
 * @param {{ loader: string, readAsset: (address: string) => Promise<string>, runtimeStyles: string[] }} options
 *   `readAsset` gives the text of a file that the page links
 * @returns {Promise<{ html: string, policy: string, boot: { path: string, source: string } }>} the page, its content
 *   security policy, and the file with its data for React
 * @throws {Error} for a page that is not as this step knows Next's pages, or does not become what it must be
 */
export async function finishPage(name, html, { loader, readAsset, runtimeStyles }) {
  try {
    const page = readPage(html);
    const { edits, sheet } = await splitStyles(page.elements, readAsset);
    const { edits: scriptEdits, boot } = deferScripts(page, loader, sheet);
    const finished = applyEdits(html, [
      ...edits,
      ...scriptEdits,
      ...liftStyleAttributes(page),
      ...nameLanguage(page, language),
    ]);

    const result = readPage(finished);
    const policy = contentSecurityPolicy(result, runtimeStyles);
    const mistakes = mistakesOf(name, result, policy);
    if (mistakes.length > 0) throw new Error(mistakes.join('; '));
    return { html: finished, policy, boot };
  } catch (error) {
    throw new Error(`${name}: ${errorText(error)}`, { cause: error });
  }
}
