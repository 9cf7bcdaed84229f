// Says on standard output what the server carries (CycloneDX). `npm sbom --omit dev` leaves out what tools for development
// need as well, react and zod among it (https://github.com/npm/cli/issues/7909), so npm is asked where there are no such tools.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asRecord, asText } from './lib/json.mjs';
import { npm, root } from './lib/project.mjs';

const manifest = asRecord(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')), 'it');
const place = mkdtempSync(path.join(tmpdir(), 'sbom-'));
// npm calls a package by its folder's name
const folder = path.join(place, asText(manifest.name, 'its name'));

/** @param {string[]} words */
function ask(...words) {
  const [command, args] = npm(...words, '--package-lock-only', '--offline', '--loglevel=error');
  return execFileSync(command, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
}

try {
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ ...manifest, scripts: {}, devDependencies: {} }),
  );
  cpSync(path.join(root, 'package-lock.json'), path.join(folder, 'package-lock.json'));
  ask('install');
  process.stdout.write(ask('sbom', '--sbom-format=cyclonedx'));
} finally {
  rmSync(place, { recursive: true, force: true });
}
