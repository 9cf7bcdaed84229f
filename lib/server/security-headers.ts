const httpsOnlySeconds = 63_072_000;

/**
 * Headers of every answer; policies are the pages' own. HSTS needs https (RFC 6797, 7.2). deploy/Caddyfile has them once more,
 * for what Caddy answers by itself.
 */
export function securityHeaders(https: boolean): Record<string, string> {
  // only where the owner says so: browsers remember it for two years (RFC 6797)
  const subdomains = process.env.HSTS_INCLUDE_SUBDOMAINS === 'true' ? '; includeSubDomains' : '';
  const httpsOnly = `max-age=${httpsOnlySeconds}${subdomains}`;
  return {
    ...(https && { 'Strict-Transport-Security': httpsOnly }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

export const privateHeaders = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };
