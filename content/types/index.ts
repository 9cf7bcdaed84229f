/**
 * The shapes of everything the site says. Content modules are plain typed data: no React, no markup.
 * Texts are Italian; the apostrophe in copy is always the typographic ’.
 */
export type * from './desk';
export type * from './home';
export type * from './hospitality';
export type * from './page';
export type * from './solution';
