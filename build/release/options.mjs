// The options of `npm run release` and of a release's own install.mjs.

export const usage = `
  --to FOLDER       where releases lie on this machine (/srv/linea-site)
  --env FILE        the server's variables (/etc/linea-site.env)
  --back            serve the release that was served before; again: the later one
  --wait SECONDS    how long a release has for its first right answer before it is gone back (30)
  --restart COMMAND what restarts the server for /api
  --reload COMMAND  what lets nginx read its configuration
`;

const unit = 'linea-site';

/** @satisfies {import('node:util').ParseArgsConfig['options']} */
export const options = {
  to: { type: 'string', default: '/srv/linea-site' },
  env: { type: 'string', default: '/etc/linea-site.env' },
  back: { type: 'boolean', default: false },
  wait: { type: 'string', default: '30' },
  restart: {
    type: 'string',
    default: [
      'systemctl daemon-reload',
      `systemctl enable --quiet --now ${unit}.socket ${unit}-backup.timer`,
      `systemctl enable --quiet ${unit}.service`,
      `systemctl restart ${unit}.service`,
    ].join(' && '),
  },
  reload: { type: 'string', default: 'nginx -t -q && systemctl reload-or-restart nginx' },
  help: { type: 'boolean', default: false },
};

/**
 * The values of those options.
 *
 * @typedef {{ to: string, env: string, restart: string, reload: string, wait: string }} InstallValues
 * @typedef {{ restart: string, reload: string, waitMs: number }} HowToSwitch commands, and milliseconds for the first right
 *   answer
 */

/**
 * How a release is switched to, of the options' values.
 *
 * @param {InstallValues} values
 * @returns {HowToSwitch}
 */
export function howToSwitch({ restart, reload, wait }) {
  const seconds = Number(wait);
  if (!(seconds > 0 && seconds <= 50)) {
    throw new Error('--wait needs seconds, up to 50: nginx lets a request wait for a minute.');
  }
  return { restart, reload, waitMs: seconds * 1_000 };
}
