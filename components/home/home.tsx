import type { ReactNode } from 'react';

/** All of home has the colour of the line that is chosen in its hero; that line runs down the gutter. */
export function Home({ children }: { children: ReactNode }) {
  return <div className="home on-line">{children}</div>;
}
