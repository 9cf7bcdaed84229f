const httpsOnlySeconds = 63_072_000;

/** RFC 6797; subdomains only where the owner says so: browsers remember it for two years. */
function strictTransportSecurity(): string {
  const all = process.env.HSTS_INCLUDE_SUBDOMAINS === 'true';
  return `max-age=${httpsOnlySeconds}${all ? '; includeSubDomains' : ''}`;
}

/** Headers of every answer; policies are the pages' own. HSTS needs https (RFC 6797, 7.2). */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    ...(https && { 'Strict-Transport-Security': strictTransportSecurity() }),
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
