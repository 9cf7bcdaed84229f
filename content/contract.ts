import type { Question } from './types';

/** What every page that is asked for the contract answers. */
export const contractQuestion: Question = {
  question: 'Quanto dura il contratto? E se voglio smettere?',
  answer:
    'Durata e preavviso sono nella proposta, prima della firma. Numeri, account e caselle sono intestati a te dal primo giorno. Se smetti ti consegniamo contatti, testi e descrizione dei flussi, poi cancelliamo le nostre copie.',
};
