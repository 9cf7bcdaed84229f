import type { MetadataRoute } from 'next';
import { absolute } from '@/lib/seo/address';
import { canonicalPages } from '@/lib/seo/canonical-pages';

export default function sitemap(): MetadataRoute.Sitemap {
  return canonicalPages.map(({ path }) => ({ url: absolute(path) }));
}
