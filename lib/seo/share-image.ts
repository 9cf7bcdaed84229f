/** What the share images are, in pixels, for whoever makes one and for the pages that name them. */
export const shareImageSize = { width: 1200, height: 630 };
export const shareImageType = 'image/png';
