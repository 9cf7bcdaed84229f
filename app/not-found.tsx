import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/not-found/not-found-page';
import { notFound } from '@/content/not-found';

// Next adds `noindex` itself
export const metadata: Metadata = notFound.meta;

export default NotFoundPage;
