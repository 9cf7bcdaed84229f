import { facts } from '@/content/facts';
import type { HospitalityContent } from '@/content/types';

/** The examples: neither customers nor results, and they say so before the first figure (d.lgs. 145/2007). */
export const cases: HospitalityContent['cases'] = {
  title: 'Casi d’uso: tre strutture viste da vicino.',
  lead: 'Sono esempi. Strutture e cifre sono inventate: mostrano come può lavorare il sistema, non risultati ottenuti da clienti.',
  label: 'Caso esemplificativo',
  items: [
    {
      kind: 'Boutique hotel',
      situation: 'Dopo le 20 alla reception c’è una sola persona.',
      what: 'Il chatbot WhatsApp risponde in più lingue su orari, Wi-Fi e servizi. Il resto passa a lei.',
      results: [
        { value: facts.caseRequestsHandled.text, label: 'richieste degli ospiti gestite' },
        { value: facts.caseSatisfaction.text, label: 'soddisfazione degli ospiti' },
      ],
    },
    {
      kind: 'B&B',
      situation: 'Chi chiede un prezzo aspetta che le camere siano rifatte.',
      what: 'Email e WhatsApp danno subito la disponibilità. Un solo promemoria, a chi ha acconsentito.',
      results: [{ value: facts.caseBookings.text, label: 'richieste diventate prenotazioni' }],
    },
    {
      kind: 'Resort',
      situation: 'In alta stagione il centralino è sempre occupato.',
      what: 'Il voicebot risponde alle domande ricorrenti e passa alla reception solo i casi complessi.',
      results: [{ value: facts.caseReceptionCalls.text, label: 'chiamate alla reception' }],
    },
  ],
};
