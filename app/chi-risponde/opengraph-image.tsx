export { default } from '@/components/info/ai-share-image';
