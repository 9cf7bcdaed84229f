import { facts } from '@/content/facts';
import type { HospitalityContent } from '@/content/types';

/** The examples: not customers, and they say so. */
export const cases: HospitalityContent['cases'] = {
  title: 'Casi d’uso: tre strutture viste da vicino.',
  lead: 'Un boutique hotel, un B&B e un resort: tre situazioni che conosci, tre modi di usare gli stessi servizi.',
  label: 'Caso esemplificativo',
  items: [
    {
      kind: 'Boutique hotel',
      situation: 'Poche camere, ospiti esigenti e, dopo le 20, una sola persona alla reception.',
      what: 'Il chatbot WhatsApp risponde su orari, Wi-Fi e servizi, in più lingue. Le richieste fuori dall’ordinario passano alla reception.',
      results: [
        { value: facts.caseRequestsHandled.text, label: 'richieste degli ospiti gestite' },
        { value: facts.caseSatisfaction.text, label: 'soddisfazione degli ospiti' },
      ],
    },
    {
      kind: 'B&B',
      situation:
        'Gestione familiare. Tra colazioni e camere da rifare, chi chiede un prezzo aspetta fino a sera.',
      what: 'Email e WhatsApp rispondono subito con la disponibilità. Chi non prenota, se ha acconsentito, riceve un solo promemoria.',
      results: [{ value: facts.caseBookings.text, label: 'richieste diventate prenotazioni' }],
    },
    {
      kind: 'Resort',
      situation:
        'In alta stagione il centralino è sempre occupato: piscina, ristorante, navetta, orari.',
      what: 'Il voicebot risponde alle domande ricorrenti, verifica la disponibilità e passa alla reception solo i casi complessi.',
      results: [{ value: facts.caseReceptionCalls.text, label: 'chiamate alla reception' }],
    },
  ],
  note: 'Sono esempi, non clienti: mostrano come il sistema può lavorare in strutture come queste. I risultati cambiano da struttura a struttura.',
};
