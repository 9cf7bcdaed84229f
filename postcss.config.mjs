import { paperIsNarrow } from './scripts/lib/paper-is-narrow.mjs';

// by its name: Turbopack cannot bundle what is native in it
export default { plugins: ['@tailwindcss/postcss', paperIsNarrow] };
