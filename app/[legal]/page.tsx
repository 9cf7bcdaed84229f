import type { Metadata } from 'next';
import { LegalPage } from '@/components/legal/legal-page';
import { legalMeta } from '@/content/legal';
import { legalNames, legalPath, legalTitle } from '@/lib/legal/links';
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
  return createMetadata(legalMeta(legalTitle(legal)), legalPath(legal));
}

export default async function LegalRoute({ params }: LegalRouteProps) {
  return <LegalPage text={legalText((await params).legal)} />;
}
