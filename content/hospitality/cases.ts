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
      situation: 'Poche camere, ospiti esigenti e, dopo le 20, una sola persona alla reception.',
      what: 'Il chatbot WhatsApp risponde in più lingue su orari, Wi-Fi e servizi. Il resto passa alla reception.',
      results: [
        { value: facts.caseRequestsHandled.text, label: 'richieste degli ospiti gestite' },
        { value: facts.caseSatisfaction.text, label: 'soddisfazione degli ospiti' },
      ],
    },
    {
      kind: 'B&B',
      situation: 'Tra colazioni e camere da rifare, chi chiede un prezzo aspetta fino a sera.',
      what: 'Email e WhatsApp rispondono subito con la disponibilità. Chi non prenota, se ha acconsentito, riceve un solo promemoria.',
      results: [{ value: facts.caseBookings.text, label: 'richieste diventate prenotazioni' }],
    },
    {
      kind: 'Resort',
      situation: 'In alta stagione il centralino è sempre occupato.',
      what: 'Il voicebot risponde alle domande ricorrenti, verifica la disponibilità e passa alla reception solo i casi complessi.',
      results: [{ value: facts.caseReceptionCalls.text, label: 'chiamate alla reception' }],
    },
  ],
};
