/** The olive and its oil, from the same few curves, each in a box of 100 by 100. */
export const olive = {
  drop: 'M50 8C66 36 84 50 84 68a34 32 0 0 1-68 0C16 50 34 36 50 8z',
  olive: 'M20 50a30 38 0 1 1 60 0a30 38 0 1 1-60 0zM50 12V0h8v13z',
  leaf: 'M4 96C4 36 36 4 96 4C96 64 64 96 4 96zM24 80L78 30 70 22 20 76z',
  press: 'M4 50a46 46 0 1 1 92 0a46 46 0 1 1-92 0zM38 50a12 12 0 1 0 24 0a12 12 0 1 0-24 0z',
  play: 'M22 10L90 50L22 90z',
  bread: 'M10 52a25 25 0 0 1 14-44h52a25 25 0 0 1 14 44v42H10z',
} as const;
