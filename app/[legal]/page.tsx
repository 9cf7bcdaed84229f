import type { Metadata } from 'next';
import { LegalPage } from '@/components/legal/legal-page';
import { legalNames } from '@/lib/legal/links';
import { legalText } from '@/lib/legal/text';
import { legalPageOf } from '@/lib/seo/canonical-pages';
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
  return createMetadata(legalPageOf((await params).legal));
}

export default async function LegalRoute({ params }: LegalRouteProps) {
  return <LegalPage text={legalText((await params).legal)} />;
}
