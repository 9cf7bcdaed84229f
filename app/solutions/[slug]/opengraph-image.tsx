import { shareImageSize, shareImageType } from '@/components/share/share-image';

export { solutionParams as generateStaticParams } from '@/components/solution/solution-route';
export { default } from '@/components/solution/solution-share-image';

export const size = shareImageSize;
export const contentType = shareImageType;
