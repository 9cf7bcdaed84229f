import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { isIndexable } from './lib/seo/indexable.mjs';
import { privateHeaders, securityHeaders } from './lib/server/security-headers.mjs';

const siteUrl = process.env.SITE_URL;
const https = siteUrl?.startsWith('https:') ?? false;

/** At the site's own host and nowhere else may search engines keep what they find. */
const ownHost =
  siteUrl && isIndexable(siteUrl)
    ? [{ type: 'host' as const, value: new URL(siteUrl).hostname.replaceAll('.', '\\.') }]
    : undefined;

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

/** Next says at each build that the middleware's name is deprecated, which is known: docs/decisions/0008. */
function withoutKnownNotice(): void {
  const warn = console.warn;
  console.warn = (...words: unknown[]) => {
    if (!words.join(' ').includes('messages/middleware-to-proxy')) warn(...words);
  };
}

const nextConfig = (phase: string): NextConfig => ({
  // the build remembers whom it is for (lib/seo/built-for.ts), and of what and when it was made (lib/server/release.ts)
  env:
    phase === PHASE_PRODUCTION_BUILD
      ? {
          BUILD_SITE_URL: siteUrl?.trim() ?? '',
          BUILD_COMMIT: commit(),
          BUILD_TIME: new Date().toISOString(),
        }
      : {},
  // what `npm run package` puts behind nginx; `next start`, which serves the build itself, warns of it
  output: phase === PHASE_PRODUCTION_BUILD ? 'standalone' : undefined,
  poweredByHeader: false,
  reactStrictMode: true,
  headers: async () => [
    {
      source: '/:path*',
      headers: Object.entries(securityHeaders(https)).map(([key, value]) => ({ key, value })),
    },
    {
      source: '/:path*',
      missing: ownHost,
      headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
    },
    {
      source: '/azione/:path*',
      headers: Object.entries(privateHeaders).map(([key, value]) => ({ key, value })),
    },
  ],
  experimental: {
    // by default all processors but one make pages, which on two of them is one
    cpus: availableParallelism(),
  },
  // libraries with native parts or file access of their own stay outside the server bundle
  serverExternalPackages: ['nodemailer', 'libsql', 'pg'],
});

export default (phase: string): NextConfig => {
  if (phase === PHASE_PRODUCTION_BUILD) withoutKnownNotice();
  return nextConfig(phase);
};
