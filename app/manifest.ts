import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { colourToken } from '@/lib/design-tokens';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${site.brand} · ${site.tagline}`,
    short_name: site.brand,
    description: site.blurb,
    lang: 'it',
    start_url: '/',
    display: 'browser',
    background_color: colourToken('paper'),
    theme_color: colourToken('paper'),
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-icon', sizes: '180x180', type: 'image/png' },
    ],
  };
}
