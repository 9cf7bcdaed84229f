import { notFound } from 'next/navigation';
import { shareImage } from '@/components/share/share-image';
import { solutionBySlug } from '@/content/solutions';

/** Both prefixes are shared with this one: it lies at the canonical address. */
export default async function SolutionShareImage({
  params,
}: {
  params: Promise<{ slug: string }>;
}) {
  const solution = solutionBySlug((await params).slug);
  if (!solution) notFound();
  return shareImage({ title: solution.hero.title, name: solution.name, line: solution.line });
}
