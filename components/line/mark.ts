// Written by scripts/brand/mark.ts from content/logo.svg.

export const markBox = "0 0 32 32";

/** The mark's shapes as markup; `id` is put before the names that they use among themselves. */
export const markShapes = (id: string) => "<g fill=\"none\" stroke=\"currentColor\"><path stroke-width=\"5\" d=\"M0 16h17\"/><circle cx=\"21\" cy=\"16\" r=\"5.5\" stroke-width=\"4\"/></g>".replaceAll('%id%', id);
