import type { Metadata } from 'next';
import { InfoPage } from '@/components/info/info-page';
import { aiPage } from '@/content/ai-page';
import { canonicalAiPage } from '@/lib/seo/canonical-pages';
import { createMetadata } from '@/lib/seo/create-metadata';

export const metadata: Metadata = createMetadata(canonicalAiPage);

export default function WhoAnswersPage() {
  return <InfoPage content={aiPage} canonicalPage={canonicalAiPage} />;
}
