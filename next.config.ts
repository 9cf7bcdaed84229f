import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';

/** Where there is no Git, as in an image's build, SOURCE_COMMIT says it; empty where nothing does. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return process.env.SOURCE_COMMIT?.trim().slice(0, 8) ?? '';
  }
}

export default (phase: string): NextConfig => ({
  // the build remembers of what and when it was made: lib/release.ts
  env:
    phase === PHASE_PRODUCTION_BUILD
      ? { BUILD_COMMIT: commit(), BUILD_TIME: new Date().toISOString() }
      : {},
  // app/anteprima, which shows mails and pages with examples, is there in development alone
  pageExtensions: phase === PHASE_DEVELOPMENT_SERVER ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  // what the server runs from: lib/server/main.ts
  output: 'standalone',
  // whatever project it lies in
  outputFileTracingRoot: process.cwd(),
  poweredByHeader: false,
  // the pages are, by the server; what the application answers is short, and has what a client has sent in it
  compress: false,
  reactStrictMode: true,
  experimental: {
    // by default all processors but one make pages, which on two of them is one
    cpus: availableParallelism(),
  },
  // libraries with native parts or file access of their own stay outside the server bundle
  serverExternalPackages: ['@react-email/render', 'nodemailer', 'libsql', 'pg'],
});
