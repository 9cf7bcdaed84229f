/**
 * Hosts that stop a program after each answer, by a variable that each documents for builds or for running programs: what
 * was taken there is delivered late or never. Why: docs/decisions/0008-one-process.md
 */
const freezing = {
  VERCEL: 'Vercel',
  NETLIFY: 'Netlify',
  AWS_APP_ID: 'AWS Amplify',
  AWS_LAMBDA_FUNCTION_NAME: 'AWS Lambda',
  CF_PAGES: 'Cloudflare Pages',
  WORKERS_CI: 'Cloudflare Workers',
  K_SERVICE: 'Google Cloud Run',
  WEBSITE_STATICWEBAPP_RESOURCE_ID: 'Azure Static Web Apps',
  FUNCTIONS_WORKER_RUNTIME: 'Azure Functions',
  GITHUB_PAGES: 'GitHub Pages',
};

/**
 * What keeps the site from living where this environment says that it is, in one sentence and with the way out; null
 * when nothing is known against the place.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {string | null}
 */
export function frozenPlace(env) {
  const name = Object.entries(freezing).find(([sign]) => env[sign]?.trim())?.[1];
  if (!name) return null;
  return (
    `This site cannot live on ${name}, which gives a program no time between two answers: ` +
    'requests would be taken and not delivered. deploy/README.md says where it can.'
  );
}
