import type { MetadataRoute } from 'next';
import { absolute } from '@/lib/seo/address';

/** The same at every address: where the site is not to be found, each answer says so (`X-Robots-Tag`). */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', disallow: '/api/' }, sitemap: absolute('/sitemap.xml') };
}
