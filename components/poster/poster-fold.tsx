import type { ReactNode } from 'react';

/** What one may try under a poster, folded: the page goes on below. */
export function PosterFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="poster-fold">
      <details className="question">
        <summary>
          {title}
          <span className="question-sign" aria-hidden="true" />
        </summary>
        {children}
      </details>
    </div>
  );
}
