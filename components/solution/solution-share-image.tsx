import { notFound } from 'next/navigation';
import { posterShareImage } from '@/components/poster/poster-share-image';
import { solutionBySlug } from '@/content/solutions';

/** Both prefixes are shared with this one: it lies at the canonical address. */
export default async function SolutionShareImage({
  params,
}: {
  params: Promise<{ slug: string }>;
}) {
  const solution = solutionBySlug((await params).slug);
  if (!solution) notFound();
  return posterShareImage(solution);
}
