const httpsOnlySeconds = 63_072_000;

/** HSTS (RFC 6797); for every subdomain too where the owner says so: browsers do not forget it for two years. */
function strictTransportSecurity(): string {
  const all = process.env.HSTS_INCLUDE_SUBDOMAINS === 'true';
  return `max-age=${httpsOnlySeconds}${all ? '; includeSubDomains' : ''}`;
}

/** The security headers of every answer; the content policy is each page's own. HSTS needs https (RFC 6797, 7.2). */
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
