import type { Metadata } from 'next';
import { LegalPage } from '@/components/legal/legal-page';
import { legalMeta } from '@/content/legal';
import { legalNames, legalPath, legalTitle } from '@/lib/legal/paths';
import { legalText } from '@/lib/legal/text';
import { createMetadata } from '@/lib/seo/create-metadata';

interface LegalRouteProps {
  params: Promise<{ legal: string }>;
}

// an address without a text is a 404, never a page made on request
export const dynamicParams = false;

export function generateStaticParams() {
  return legalNames().map((legal) => ({ legal }));
}

export async function generateMetadata({ params }: LegalRouteProps): Promise<Metadata> {
  const { legal } = await params;
  // reached by its links: the sitemap and llms.txt are about what the agency offers
  return createMetadata({ path: legalPath(legal), meta: legalMeta(legalTitle(legal)) });
}

export default async function LegalRoute({ params }: LegalRouteProps) {
  return <LegalPage text={legalText((await params).legal)} />;
}
