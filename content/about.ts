/**
 * Who reads the request, beside the form. The name and what the person does are in `brand.json` (`about.people`, the
 * first). What is in brackets is a slot: the page leaves it out until it is written.
 */
export const about = {
  title: 'Chi legge la tua richiesta',
  /** A picture of 4:5, at least 640 pixels wide, in `public/`: such as '/ritratto.jpg'. */
  portrait: '[/ritratto.jpg]',
  /** A sentence of that person, in the first person. */
  sentence: '[Una frase di chi risponde, in prima persona]',
  /** Until both are there. */
  text: 'Una persona del team, non un programma. Legge e ti richiama.',
  labels: { town: 'Dove siamo', phone: 'Al telefono' },
} as const;
