export { default } from '@/components/info/figures-share-image';
