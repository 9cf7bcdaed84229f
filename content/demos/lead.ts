import { parse } from './lines';
import type { FunnelScript } from './types';

/** A message of a day: `6 Email: text | its few words`. */
const message = (afterMs: number, line: `${number} ${string}: ${string}`) => {
  const { time, author: channel, ...words } = parse(line);
  return { afterMs, day: Number(time), channel, ...words };
};

export const leadDemo: FunnelScript = {
  kind: 'funnel',
  outcome: 'giorni con\u00a0Marta',
  counts: [
    { people: 40, what: 'lasciano i\u00a0dati', after: 0 },
    { people: 12, what: 'rispondono', after: 4 },
    { people: 5, what: 'fissano l’incontro', after: 5 },
  ],
  messages: [
    message(1400, '1 Email: Ciao Marta, sono l’assistente virtuale dei serramenti: ecco la guida che hai chiesto. Per non ricevere altro rispondi stop. | «Ecco la guida che hai chiesto. Per fermarci rispondi stop.»'),
    message(3000, '6 Email: Doppio o triplo vetro? I due casi, con i prezzi. | «Doppio o triplo vetro? I due casi, con i prezzi.»'),
    message(3200, '14 WhatsApp: Ciao Marta, ancora l’assistente virtuale. Lunedì un collega è nella tua zona: se vuoi passa da te, le misure sono gratuite. Va bene alle 17? | «Lunedì un collega è in zona: alle 17?»'),
    message(4200, '14 Risposta di Marta: ok lunedì va bene dopo le 17:30, prima lavoro. sono 6 finestre + una portafinestra | «dopo le 17:30, sono 6 finestre»'),
    { ...message(3600, '17 Nicola: Ciao Marta, sono Nicola. Oggi vengo io per le 6 finestre e la portafinestra. | «Oggi vengo io per le 6 finestre.»'), from: 'human' },
  ],
};
