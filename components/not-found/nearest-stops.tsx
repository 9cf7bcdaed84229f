'use client'; // only the browser knows which address was missing: the page is one static file

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { LineBadge } from '@/components/line/line-badge';
import { solutionPath } from '@/lib/links';
import { nearestSolutions } from '@/lib/nearest-solutions';

const count = 3;

/** Names the solutions nearest to the missing address, and logs the address. */
export function NearestStops({ title }: { title: string }) {
  const pathname = usePathname();
  const [missingPath, setMissingPath] = useState('');
  useEffect(() => {
    setMissingPath(pathname);
    console.error('404 Error: User attempted to access non-existent route:', pathname);
  }, [pathname]);
  return (
    <>
      <h2 className="type-title">{title}</h2>
      <ul className="mt-4 border-ink border-t-2">
        {nearestSolutions(missingPath, count).map((solution) => (
          <li key={solution.slug} className="border-hairline border-b">
            <Link
              href={solutionPath(solution.slug)}
              className="flex gap-4 py-4 no-underline hover:underline"
            >
              <LineBadge line={solution.line} />
              <span>
                <span className="block font-bold text-lg leading-snug">{solution.name}</span>
                <span className="block text-muted">{solution.menuDescription}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
