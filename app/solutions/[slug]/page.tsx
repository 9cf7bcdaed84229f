export {
  SolutionRoute as default,
  solutionMetadata as generateMetadata,
  solutionParams as generateStaticParams,
} from '@/components/solution/solution-route';

// an unknown slug is a 404, never a page made on request
export const dynamicParams = false;
