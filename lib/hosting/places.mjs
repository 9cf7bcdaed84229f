/**
 * Hosts that the site cannot keep its promise on, known by the variables that they document for builds or for running
 * programs. Why: docs/decisions/0021-places-that-forget.md; what to do there: deploy/HOSTS.md.
 *
 * @typedef {Record<string, string | undefined>} Variables
 */

/** A host that stops the process after each answer: whatever was taken is delivered late or never. */
const freezing = [
  { name: 'Vercel', signs: ['VERCEL'] },
  { name: 'Netlify', signs: ['NETLIFY'] },
  { name: 'AWS Amplify', signs: ['AWS_APP_ID', 'AWS_BRANCH'] },
  { name: 'AWS Lambda', signs: ['AWS_LAMBDA_FUNCTION_NAME'] },
  { name: 'Cloudflare Pages', signs: ['CF_PAGES'] },
  { name: 'Cloudflare Workers', signs: ['WORKERS_CI'] },
  { name: 'Google Cloud Functions', signs: ['FUNCTION_TARGET'] },
  { name: 'Azure Static Web Apps', signs: ['WEBSITE_STATICWEBAPP_RESOURCE_ID'] },
  { name: 'Azure Functions', signs: ['FUNCTIONS_WORKER_RUNTIME'] },
  { name: 'GitHub Pages', signs: ['GITHUB_PAGES'] },
];

/** A host whose programs stay, and whose disk is forgotten with each of them but for a volume, where it has those. */
const forgetting = [
  { name: 'Google Cloud Run', signs: ['K_SERVICE'], volumes: false, sleeps: true },
  { name: 'Heroku', signs: ['DYNO'], volumes: false },
  { name: 'Railway', signs: ['RAILWAY_ENVIRONMENT_ID'], volumes: true },
  { name: 'Render', signs: ['RENDER'], volumes: true },
  { name: 'Fly', signs: ['FLY_APP_NAME'], volumes: true },
];

/** @param {Variables} env */
const isAt =
  (env) =>
  /** @param {{ signs: string[] }} place */
  ({ signs }) =>
    signs.every((sign) => env[sign]?.trim());

const elsewhere = 'deploy/HOSTS.md names hosts where it can.';

/**
 * What keeps the site from living where this environment says that it is, in one sentence and with the way out; null
 * when nothing is known against the place. For a build: what a host lacks when it runs is seen at the start.
 *
 * @param {Variables} env
 * @returns {string | null}
 */
export function frozenPlace(env) {
  const place = freezing.find(isAt(env));
  if (!place) return null;
  return (
    `This site cannot live on ${place.name}, which runs no program between two answers and keeps no disk: ` +
    `requests would be taken and not delivered. ${elsewhere}`
  );
}

/**
 * Whether this environment is a host's whose programs lose what they write outside of a volume.
 *
 * @param {Variables} env
 * @returns {boolean}
 */
export function forgetsItsDisk(env) {
  return env.DATA_DIR_NEEDS_VOLUME === 'true' || forgetting.some(isAt(env));
}

/**
 * What keeps the site from being started where this environment says that it is, in one sentence and with the way out;
 * null when nothing is known against it.
 *
 * @param {Variables} env
 * @param {{ kept: boolean }} store whether what is stored outlives the process: in PostgreSQL, or on a volume
 * @returns {string | null}
 */
export function unfitPlace(env, { kept }) {
  const frozen = frozenPlace(env);
  if (frozen) return frozen;
  const place = forgetting.find(isAt(env));
  if (!place) return null;
  if (!kept) {
    const volume = place.volumes ? 'mount a volume at DATA_DIR, or ' : '';
    return (
      `${place.name} forgets the disk with each restart, and every request that is on it: ` +
      `${volume}set DATABASE_URL to a PostgreSQL server (deploy/HOSTS.md).`
    );
  }
  if (place.sleeps && env.HOST_ALWAYS_ON !== 'true') {
    return (
      `${place.name} gives a program no time between two answers unless it is told to, and requests would wait: ` +
      'deploy it with --no-cpu-throttling and --min-instances=1, and say so with HOST_ALWAYS_ON=true (deploy/HOSTS.md).'
    );
  }
  return null;
}
