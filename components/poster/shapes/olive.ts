/** The olive and its oil, from the same few curves, each in a box of 100 by 100. */
export const oliveShapes = {
  drop: 'M50 8C66 36 84 50 84 68a34 32 0 0 1-68 0C16 50 34 36 50 8z',
  olive: 'M20 50a30 38 0 1 1 60 0a30 38 0 1 1-60 0zM50 12V0h8v13z',
  branch:
    'M0 84L84 0h12L10 94zM30 34a14 18 45 1 1 25 25a14 18 45 1 1-25-25zM58 62a14 18 45 1 1 25 25a14 18 45 1 1-25-25z',
  press:
    'M10 50a40 40 0 1 1 80 0a40 40 0 1 1-80 0zM40 50a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM0 92h100v8H0z',
  play: 'M22 10L90 50L22 90z',
  bread: 'M8 56a22 22 0 0 1 14-40h56a22 22 0 0 1 14 40v40H8z',
} as const;
