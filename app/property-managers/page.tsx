import type { Metadata } from 'next';
import { hospitalityPage } from '@/lib/seo/canonical-pages';
import { createMetadata } from '@/lib/seo/create-metadata';

export { HospitalityPage as default } from '@/components/hospitality/hospitality-page';

export const metadata: Metadata = createMetadata(hospitalityPage);
