import { version } from 'react';
import { version as domVersion } from 'react-dom';

const minorOf = (full: string) => full.split('.', 2).join('.');

test('React: what starts an island in the browser is of the version that has rendered it', () => {
  // Next brings one of its own, and npm's is what the build bundles (docs/decisions/0004)
  const rendering: string = require('next/dist/compiled/react').version;
  const renderingDom: string = require('next/dist/compiled/react-dom').version;
  expect({ version, domVersion }).toEqual({ version: domVersion, domVersion: version });
  const same = expect.stringMatching(new RegExp(`^${minorOf(version)}\\.`));
  expect({ version, rendering, renderingDom }).toEqual({
    version,
    rendering: same,
    renderingDom: same,
  });
});
