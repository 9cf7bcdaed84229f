export { solutionParams as generateStaticParams } from '@/components/solution/solution-route';
export { default } from '@/components/solution/solution-share-image';
