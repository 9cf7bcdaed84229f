import { facts } from '@/content/facts';
import type { HospitalityContent } from '@/content/types';

/** The examples: neither customers nor results, and they say so before the first figure (d.lgs. 145/2007). */
export const cases: HospitalityContent['cases'] = {
  title: 'Casi d’uso: tre esempi.',
  lead: 'Strutture e cifre sono inventate: mostrano come può lavorare il sistema, non risultati ottenuti da clienti.',
  label: 'Caso esemplificativo',
  items: [
    {
      kind: 'Boutique hotel',
      text: 'Dopo le 20 alla reception c’è una sola persona: a orari e Wi-Fi pensa il chatbot.',
      results: [
        { value: facts.caseRequestsHandled.text, label: 'richieste degli ospiti gestite' },
        { value: facts.caseSatisfaction.text, label: 'soddisfazione degli ospiti' },
      ],
    },
    {
      kind: 'B&B',
      text: 'Mentre rifai le camere, chi chiede un prezzo riceve subito la disponibilità.',
      results: [{ value: facts.caseBookings.text, label: 'richieste diventate prenotazioni' }],
    },
    {
      kind: 'Resort',
      text: 'In alta stagione risponde il voicebot e passa alla reception solo i casi complessi.',
      results: [{ value: facts.caseReceptionCalls.text, label: 'chiamate alla reception' }],
    },
  ],
};
