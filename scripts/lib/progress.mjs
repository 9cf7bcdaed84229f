// Says what goes on while a command takes long. scripts/run.mjs uses it before packages are there: no TypeScript.

/**
 * Does a step, and says so: in a terminal with the seconds that it takes, elsewhere in a line when it begins.
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(name, work) {
  if (!process.stdout.isTTY) {
    console.log(`${name} …`);
    return await work();
  }
  const since = Date.now();
  const show = (end = '') => {
    const seconds = Math.round((Date.now() - since) / 1_000);
    process.stdout.write(`\r\x1b[2K${name} … ${seconds} s${end}`);
  };
  show();
  const timer = setInterval(show, 1_000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    show('\n');
  }
}
