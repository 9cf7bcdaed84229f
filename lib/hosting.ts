/** Hosts that stop a program after each answer, by their variables (docs/decisions/0008-one-process.md). */
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

/** Why the site cannot live here, in a sentence; null for no reason. */
export function frozenPlace(env: Record<string, string | undefined>): string | null {
  const name = Object.entries(freezing).find(([sign]) => env[sign]?.trim())?.[1];
  if (!name) return null;
  return (
    `This site cannot live on ${name}, which gives a program no time between two answers: ` +
    'requests would be taken and not delivered. deploy/README.md says where it can.'
  );
}

/** Why visitors cannot reach SITE_URL where these ports alone are published (compose.yaml), in a sentence; null for no reason. */
export function unpublishedPort(siteUrl: string, ports: string | undefined): string | null {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (!port || !ports || ports.split(' ').includes(port)) return null;
  return `SITE_URL has port ${port}, and compose.yaml publishes ${ports}: write ${protocol}//${hostname}.`;
}
