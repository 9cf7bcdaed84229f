import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where the check runs: in the project, or in a release, beside the server. */
export interface Place {
  kind: 'project' | 'release';
  /** The folder with `content/legal`. */
  folder: string;
  /** The built home page. */
  home: string;
  /** Where the icons and the mark are: the first folder that has one counts. */
  files: string[];
}

/** `script` is the folder of the program that runs: `scripts/` of the project, or `server/` of a release. */
export function placeOf(script: string): Place {
  const parent = path.resolve(script, '..');
  if (existsSync(path.join(parent, 'RELEASE'))) {
    const www = path.join(parent, 'www');
    return {
      kind: 'release',
      folder: script,
      home: path.join(www, 'home', 'plain', 'page.html'),
      files: [path.join(www, 'files', 'plain')],
    };
  }
  return {
    kind: 'project',
    folder: parent,
    home: path.join(parent, '.next', 'server', 'app', 'index.html'),
    files: [path.join(parent, 'app'), path.join(parent, 'content')],
  };
}
