import { showPromise } from '@/lib/lead/action/promise-kept';

/** HEAD is answered by this, too. */
export const GET = showPromise;

export const dynamic = 'force-dynamic';
