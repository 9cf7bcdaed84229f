/** At the top of a page's share image: two names side by side, or one text beside the drawing. In pixels. */
export const shareHead = { size: 36, width: 1072, besideArt: 720, gap: 48 };

/** Above the title of a solution's share image, beside the line's code; as wide as the title unless its `head` says. */
export const shareName = { size: 28, code: 64, gap: 18 };
