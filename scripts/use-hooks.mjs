// Lets git use the project's hooks, at each installation in a checkout. Elsewhere (an unpacked archive,
// a machine that only builds or tests) and where hooks are set up otherwise, it leaves everything alone.
import { spawnSync } from 'node:child_process';

/**
 * What git answers; undefined where there is no git, no repository, or no such setting.
 *
 * @param {string[]} args
 */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

// empty at a repository's top, a path further down: an archive unpacked inside another project
const atTop = git('rev-parse', '--show-prefix') === '';
if (!process.env.CI && atTop && git('config', 'core.hooksPath') === undefined) {
  git('config', 'core.hooksPath', '.githooks');
}
