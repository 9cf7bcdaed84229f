export { default } from '@/components/hospitality/hospitality-share-image';
