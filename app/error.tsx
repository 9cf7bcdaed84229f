'use client'; // an error boundary catches in the browser

import { ErrorScreen } from '@/components/layout/error-screen';

export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  return <ErrorScreen message={error.message} retry={reset} />;
}
