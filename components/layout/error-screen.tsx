import { Trunk } from '@/components/line/trunk';
import { Button } from '@/components/ui/button';
import { errorPage } from '@/content/error-page';
import { HydrationSignal } from './page/hydration-signal';

interface ErrorScreenProps {
  message: string;
  retry: () => void;
}

/** Depends on nothing that may have failed: no shell, no client navigation. */
export function ErrorScreen({ message, retry }: ErrorScreenProps) {
  return (
    <main data-line="brand" className="page overflow-x-clip">
      <div className="min-h-dvh py-8">
        <Trunk end="broken" className="mb-8" />
        <h1 lang="en" className="type-shout max-w-[12ch] font-bold">
          {errorPage.title}
        </h1>
        <pre className="mt-6 max-w-[80ch] overflow-x-auto whitespace-pre-wrap border-control border-l-4 bg-sheet p-4 text-[0.9375rem]">
          {message}
        </pre>
        <p className="type-lead mt-6 max-w-[52ch] text-muted">{errorPage.lead}</p>
        <div className="actions mt-8">
          <Button type="button" onClick={retry}>
            {errorPage.retry}
          </Button>
          <Button asChild variant="outline">
            <a href="/">{errorPage.homeLink}</a>
          </Button>
        </div>
      </div>
      {/* the page that failed took its own with it, and the loader would hold this screen's button back */}
      <HydrationSignal />
    </main>
  );
}
