import type { MetadataRoute } from 'next';
import { notFound } from 'next/navigation';
import { siteUrl } from '@/lib/env/environment';
import { absolute } from '@/lib/seo/address';
import { canonicalPages } from '@/lib/seo/canonical-pages';
import { isIndexable } from '@/lib/seo/indexable.mjs';
import { lastModified } from '@/lib/seo/last-modified';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  if (!isIndexable(siteUrl())) notFound();
  return Promise.all(
    canonicalPages.map(async ({ path, sources }) => ({
      url: absolute(path),
      lastModified: await lastModified(sources),
    })),
  );
}
