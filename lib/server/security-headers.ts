/** Seconds that a browser remembers to come by https alone: two years. */
const httpsOnlySeconds = 63_072_000;

/**
 * HSTS (RFC 6797). Whether it holds for every subdomain too, mail and shop and what is to come, is the owner's to say:
 * browsers that have read it once cannot be told otherwise for two years. HSTS_INCLUDE_SUBDOMAINS=true.
 */
function strictTransportSecurity(): string {
  const all = process.env.HSTS_INCLUDE_SUBDOMAINS === 'true';
  return `max-age=${httpsOnlySeconds}${all ? '; includeSubDomains' : ''}`;
}

/**
 * The security headers of every answer, pages, files and API alike. The content security policy is not here: each page has
 * its own, written by the build (build/finish-pages.ts), and the API has its own in lib/lead/http/answer.ts. The set is
 * what the MDN HTTP Observatory looks for.
 *
 * @param https whether the site's address is https: over http, HSTS means nothing (RFC 6797, 7.2)
 */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    ...(https && { 'Strict-Transport-Security': strictTransportSecurity() }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // within the site the whole address, so that a request can say which page it came from
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/**
 * What differs where the address itself is a key (the links of the agency's mails): nobody is told it, and no search engine
 * keeps it.
 */
export const privateHeaders = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };
