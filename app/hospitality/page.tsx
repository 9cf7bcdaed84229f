import type { Metadata } from 'next';
import { hospitality } from '@/content/hospitality';
import { createMetadata } from '@/lib/seo/create-metadata';

export { HospitalityPage as default } from '@/components/hospitality/hospitality-page';

export const metadata: Metadata = createMetadata(hospitality.meta, '/hospitality');
