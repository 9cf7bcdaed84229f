import type { Metadata } from 'next';
import { FigureList, FigureSigns } from '@/components/info/figure-list';
import { InfoPage } from '@/components/info/info-page';
import { figuresPage } from '@/content/figures-page';
import { canonicalFiguresPage } from '@/lib/seo/canonical-pages';
import { createMetadata } from '@/lib/seo/create-metadata';

export const metadata: Metadata = createMetadata(canonicalFiguresPage);

export default function FiguresPage() {
  return (
    <InfoPage content={figuresPage} canonicalPage={canonicalFiguresPage} emblem={<FigureSigns />}>
      <FigureList />
    </InfoPage>
  );
}
