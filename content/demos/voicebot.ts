import { appointment, axis, dialogue } from './lines';
import type { CallScript } from './types';

export const voicebotDemo: CallScript = {
  kind: 'call',
  axes: [
    axis('chiamata: La chiamata', 'lead: Chiama i lead', 'entrata: Risponde', 'segreteria: Segreteria'),
  ],
  scenes: [
    {
      when: { chiamata: 'lead' },
      title: 'Chiamata a un nuovo lead',
      asks: { from: 'Dal sito', text: 'Paolo Sarti chiede del trilocale di via Manin.' },
      ...dialogue([
        '0:02 Voicebot: Buongiorno, sono l’assistente virtuale dell’agenzia. Parlo con Paolo Sarti? Ci ha appena chiesto di essere richiamato per il trilocale di via Manin: ha un minuto? | «Buongiorno, sono l’assistente virtuale.»',
        '0:11 Paolo Sarti: Ah, però, che velocità! Sì, ma sono in pausa, facciamo presto. È ancora libero? | «Però, che velocità! È ancora libero?»',
        '0:17 Voicebot: Sì, è libero e si può visitare. Due domande veloci: lo cerca per viverci? Ed entro quando vorrebbe entrare?',
        '0:24 Paolo Sarti: Per viverci. Siamo in tre, vorremmo entrare prima dell’estate. Il mutuo ce l’hanno già approvato, fino a 240.000.',
        '0:32 Voicebot: Perfetto, il prezzo rientra. La visita la fa Elena: ha posto mercoledì alle 17 o giovedì alle 18:30. Quale preferisce? | «Mercoledì alle 17 o giovedì alle 18:30?»',
        '0:40 Paolo Sarti: Giovedì, prima lavoro. Senta, ma le spese di condominio quanto sono? | «Giovedì, prima lavoro.»',
        '0:45 Voicebot: Il dato aggiornato non ce l’ho e non voglio dirle una cifra a caso. Lo chiedo a Elena: glielo porta giovedì.',
        '0:52 Paolo Sarti: Va bene, almeno è onesto. A giovedì, allora.',
        '0:56 Voicebot: Giovedì alle 18:30 in via Manin, con Elena. È in calendario, le arriva ora un messaggio di conferma. Buona giornata, signor Sarti.',
        '#0 14:02: Arriva la richiesta',
        '#1 14:03: Il voicebot chiama',
        '#9 14:04: Due minuti',
      ]),
      appointment: appointment(
        '18:30 giovedì: Visita in via Manin | giovedì, con Elena',
        'Paolo Sarti con Elena, che riceve il riassunto. Portare il dato sulle spese di condominio.',
      ),
    },
    {
      when: { chiamata: 'entrata' },
      title: 'Chiamata in arrivo in officina',
      asks: { from: 'In officina', text: 'Hanno tutti le mani nel motore. Poi squilla.' },
      ...dialogue([
        '0:01 Voicebot: Officina, buongiorno. Sono l’assistente virtuale: i meccanici sono tutti al lavoro, ma posso aiutarla io. Mi dica. | «Officina. Sono l’assistente virtuale.»',
        '0:08 Signora Galli: Buongiorno. Mi si è accesa una spia gialla, quella con il motorino disegnato. Posso andare in giro o esplode? | «Una spia gialla: posso andare in giro?»',
        '0:16 Voicebot: Fissa o lampeggiante? Se è fissa può guidare con calma fin qui; se lampeggia, si fermi appena può.',
        '0:23 Signora Galli: Fissa, fissa. La macchina l’ho sempre portata da voi: effe zeta, uno due tre, effe kappa.',
        '0:29 Voicebot: Grazie, signora Galli. Per una diagnosi ho posto venerdì alle 8 o lunedì alle 14. Quando preferisce? | «Venerdì alle 8 o lunedì alle 14?»',
        '0:37 Signora Galli: Venerdì. Però io alle 9 entro al lavoro, mi resta la macchina lì e resto a piedi. | «Venerdì. Però resto a piedi.»',
        '0:43 Voicebot: Per venerdì c’è un’auto di cortesia libera: gliela tengo. Il costo della riparazione glielo dirà Fausto dopo la diagnosi, prima di toccare niente.',
        '0:52 Signora Galli: Ecco, questo mi piace sentirlo. Venerdì alle 8, allora.',
        '0:56 Voicebot: Segnato: venerdì alle 8, con l’auto di cortesia. Se la spia comincia a lampeggiare, si fermi e ci richiami. Buona giornata.',
        '#0 08:41: Tutti al lavoro',
        '#1 08:42: Risponde il voicebot',
        '#9 08:43: Posto fissato',
      ]),
      appointment: appointment(
        '08:00 venerdì: Diagnosi, spia motore fissa | venerdì, con Fausto',
        'Signora Galli, auto di cortesia. Fausto la chiama prima di riparare.',
      ),
    },
    {
      when: { chiamata: 'segreteria' },
      title: 'Segreteria di uno studio legale',
      asks: { from: 'In studio', text: 'L’avvocata Ferraris è in udienza fino alle 13.' },
      ...dialogue([
        '0:01 Voicebot: Studio legale, buongiorno. Sono l’assistente virtuale. L’avvocata è in udienza: posso prendere un messaggio o fissarle un orario. | «Buongiorno. Sono l’assistente virtuale.»',
        '0:09 Signor Bruni: Ah, una macchina. Guardi, io vorrei parlare con una persona. | «Io vorrei parlare con una persona.»',
        '0:14 Voicebot: Certo, ha ragione. La faccio richiamare dall’avvocata in persona. Mi dice in una frase di cosa si tratta?',
        '0:21 Signor Bruni: Mi è arrivata una raccomandata dal condominio. Dicono che ho dieci giorni, e ne sono già passati sei.',
        '0:29 Voicebot: Capisco: restano quattro giorni. Consigli non posso dargliene, ma la metto tra le urgenze. È già cliente dello studio? | «La metto tra le urgenze.»',
        '0:38 Signor Bruni: Sì, Bruni, per quella storia del garage. Oggi riesce a chiamarmi? | «Oggi riesce a chiamarmi?»',
        '0:44 Voicebot: Oggi alle 14:30 l’avvocata è libera. Intanto tenga a portata di mano la raccomandata: gliela chiede l’avvocata.',
        '0:53 Signor Bruni: Alle 14:30 va bene. La lettera è qui davanti a me.',
        '0:58 Voicebot: Perfetto, signor Bruni. Alle 14:30 la chiama l’avvocata Ferraris, non io. Buona giornata.',
        '#0 11:15: Non c’è nessuno',
        '#1 11:16: Risponde il voicebot',
        '#9 11:17: Richiamata fissata',
      ]),
      appointment: appointment(
        '14:30 oggi: Richiamare il signor Bruni | oggi, con l’avvocata',
        'Raccomandata dal condominio, restano quattro giorni. Ce l’ha davanti.',
      ),
    },
  ],
};
