import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { solutionBySlug, solutions } from '@/content/solutions';
import { solutionPageOf } from '@/lib/seo/canonical-pages';
import { createMetadata } from '@/lib/seo/create-metadata';
import { SolutionPage } from './solution-page';

/*
 * Both prefixes of a solution's address share this generator: a route file names it and adds
 * nothing, so that the two cannot drift apart.
 */

interface SolutionRouteProps {
  params: Promise<{ slug: string }>;
}

export function solutionParams() {
  return solutions.map(({ slug }) => ({ slug }));
}

export async function solutionMetadata({ params }: SolutionRouteProps): Promise<Metadata> {
  const solution = solutionBySlug((await params).slug);
  return solution ? createMetadata(solutionPageOf(solution)) : {};
}

export async function SolutionRoute({ params }: SolutionRouteProps) {
  const solution = solutionBySlug((await params).slug);
  if (!solution) notFound();
  return <SolutionPage solution={solution} />;
}
