/** The ids that links elsewhere rely on. */
export const anchors = {
  main: 'contenuto',
  services: 'servizi',
  process: 'processo',
  form: 'consulenza-form',
  sent: 'richiesta-inviata',
  demo: 'demo',
  desk: 'sul-tuo-tavolo',
  price: 'quanto-costa',
  useCases: 'casi-d-uso',
} as const;

/** A field of the form: where the error summary's links lead. */
export const fieldId = (name: string) => `campo-${name}`;
