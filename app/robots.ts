import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/env/environment';
import { absolute } from '@/lib/seo/address';
import { isIndexable } from '@/lib/seo/indexable.mjs';

export default function robots(): MetadataRoute.Robots {
  return isIndexable(siteUrl())
    ? { rules: { userAgent: '*', disallow: '/api/' }, sitemap: absolute('/sitemap.xml') }
    : { rules: { userAgent: '*', disallow: '/' } };
}
