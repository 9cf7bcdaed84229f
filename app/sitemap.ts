import type { MetadataRoute } from 'next';
import { absolute } from '@/lib/seo/address';
import { canonicalPages } from '@/lib/seo/canonical-pages';
import { lastModified } from '@/lib/seo/last-modified';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return Promise.all(
    canonicalPages.map(async ({ path, sources }) => ({
      url: absolute(path),
      lastModified: await lastModified(sources),
    })),
  );
}
