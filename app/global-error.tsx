'use client'; // replaces the root layout when that is what failed

import { ErrorScreen } from '@/components/layout/error-screen';
import { errorPage } from '@/content/error-page';
import { grotezk } from './fonts';
import '../styles/globals.css';

export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang="it" className={grotezk.variable}>
      <body>
        <title>{errorPage.title}</title>
        {/* the layout's own went with it, and the browser would ask for a favicon.ico */}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <ErrorScreen message={error.message} retry={() => window.location.reload()} />
      </body>
    </html>
  );
}
