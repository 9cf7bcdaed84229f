import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

export default (phase: string): NextConfig => ({
  // the build remembers when it was made: lib/server/release.ts
  env: phase === PHASE_PRODUCTION_BUILD ? { BUILD_TIME: new Date().toISOString() } : {},
  // what the server runs from: lib/server/main.ts
  output: 'standalone',
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: {
    // by default all processors but one make pages, which on two of them is one
    cpus: availableParallelism(),
  },
  // libraries with native parts or file access of their own stay outside the server bundle
  serverExternalPackages: ['nodemailer', 'libsql', 'pg'],
});
