import { axis, type IncomingMail, mail } from './lines';
import type { MailScript } from './types';

/** `[Arrivano sì o no?](#2)`, in a letter, is what the answer's second paragraph answers. */
const chairs: IncomingMail = {
  subject: 'sedie ordine 1184 URGENTE',
  asks: '21:48 Enrico Tosi <enrico@esempio.it>: Buonasera, ho ordinato 40 sedie da voi e non ho più saputo niente. [Sabato inauguro](#5), se non arrivano la gente la faccio stare in piedi. [Arrivano sì o no?](#2) Già che ci sono: [mi servirebbero anche 4 sgabelli](#3) uguali. Se li aggiungo [mi fate un po’ di sconto?](#4) Grazie, [Enrico Tosi](#1) | Sabato inauguro: le 40 sedie arrivano? E 4 sgabelli, con un po’ di sconto?',
  answers: 'Email automatica <ordini@esempio.it>',
  sources: [
    '# Cliente: Enrico Tosi, secondo ordine',
    '# Ordine 1184: 40 sedie, consegna giovedì 9–12',
    '# Magazzino: Sgabelli stessa serie: disponibili',
    '#@ Passato a Sara: Richiesta di sconto su 4 sgabelli',
  ],
};

const invoice: IncomingMail = {
  subject: 'fattura settembre?',
  asks: '07:12 Amministrazione Hotel Alba <conti@esempio.it>: Buongiorno, [sto chiudendo il mese](#5) e [mi manca la vostra fattura di settembre](#2), quella dei tavolini da esterno. [La commercialista mi sta addosso.](#4) Me la rimandate? E se potete mettermi anche [quanto resta da pagare](#3), così chiudo tutto. [Lidia](#1) | Mi manca la vostra fattura di settembre. Me la rimandate?',
  answers: 'Amministrazione <fatture@esempio.it>',
  sources: [
    '# Cliente: Hotel Alba, dal 2021',
    '# Fattura 318: 24 settembre, 12 tavolini da esterno',
    '# Pagamenti: Acconto saldato, restano 1.860\u00a0€ al 30/11',
  ],
};

const complaint: IncomingMail = {
  subject: 'tavolo rigato, sono molto delusa',
  asks: '13:05 Teresa Monti <teresa@esempio.it>: [Il tavolo è arrivato stamattina](#2) con [una riga lunga un palmo](#4) sul piano. Il corriere mi ha fatto firmare di corsa e se n’è andato. Sabato ho venti persone a cena, e l’ho pagato 1.400 euro. Non voglio un buono sconto, [voglio un tavolo intero](#5). [Aspetto una risposta da una persona](#3), non da un computer. [Teresa Monti](#1) | Voglio un tavolo intero. E una risposta da una persona.',
  answers: 'Email automatica <ordini@esempio.it>',
  sources: [
    '# Cliente: Teresa Monti, primo ordine',
    '# Ordine 1207: Tavolo in frassino, consegnato oggi alle 10:40',
    '# Regola della casa: Chi reclama parla con una persona',
  ],
  passedTo: '# Sara, assistenza clienti, con priorità alta: Trova l’email, l’ordine e il numero di Teresa. Cambi e rimborsi li decide lei.',
};

export const emailDemo: MailScript = {
  kind: 'mail',
  axes: [
    axis('mail: L’email che arriva',
      'sedie: Ha fretta', 'fattura: Cerca una fattura', 'reclamo: È arrabbiata'),
    axis('tono: Il tono della risposta', 'formale: Formale', 'cordiale: Cordiale', 'diretto: Diretto'),
  ],
  scenes: [
    {
      when: { mail: 'sedie', tono: 'cordiale' },
      ...mail(chairs, [
        'Buonasera [Enrico](Cliente), sono l’assistente virtuale del servizio clienti.',
        'Sì, arrivano in tempo: [le 40 sedie dell’ordine 1184](Ordine 1184) sono pronte, la consegna è [giovedì mattina, tra le 9 e\u00a0le\u00a012](Ordine 1184).',
        'Gli sgabelli sono [disponibili](Magazzino): se ne conferma quattro entro martedì alle 12, viaggiano con le sedie.',
        'Per lo sconto ho passato la richiesta a [Sara, che segue i suoi ordini](Passato a Sara). Le scrive domattina.',
        'In bocca al lupo per l’inaugurazione! Se preferisce una persona, risponda «persona».',
      ]),
    },
    {
      when: { mail: 'sedie', tono: 'formale' },
      ...mail(chairs, [
        'Gentile signor [Tosi](Cliente), le risponde l’assistente virtuale del servizio clienti.',
        'Le confermiamo che [le 40 sedie dell’ordine 1184](Ordine 1184) sono pronte. La consegna è prevista per [giovedì, tra le 9 e\u00a0le\u00a012](Ordine 1184).',
        'Gli sgabelli risultano [disponibili a magazzino](Magazzino): se li conferma entro martedì alle 12, viaggiano con le sedie.',
        'La richiesta di sconto è stata trasmessa a [Sara, referente per i suoi ordini](Passato a Sara), che le risponderà domattina.',
        'Le auguriamo una buona inaugurazione. Per la risposta di una persona, scriva «persona».',
      ]),
    },
    {
      when: { mail: 'sedie', tono: 'diretto' },
      ...mail(chairs, [
        'Ciao [Enrico](Cliente), qui l’assistente virtuale.',
        'Sì. [40 sedie, ordine 1184](Ordine 1184): arrivano [giovedì tra le 9 e\u00a0le\u00a012](Ordine 1184). Due giorni prima che tu apra.',
        'Sgabelli: [ci sono](Magazzino). Dimmi sì entro martedì a mezzogiorno e salgono sullo stesso camion.',
        'Sconto: non decido io. Lo sa già [Sara](Passato a Sara), ti scrive domattina.',
        'Buona inaugurazione. Vuoi una persona? Scrivi «persona».',
      ]),
    },
    {
      when: { mail: 'fattura', tono: 'formale' },
      ...mail(invoice, [
        'Spettabile [Hotel Alba](Cliente), gentile Lidia, vi risponde l’assistente virtuale dell’amministrazione.',
        'In allegato trovate copia della [fattura 318 del 24 settembre](Fattura 318), relativa a [12 tavolini da esterno](Fattura 318).',
        'L’acconto risulta saldato. Il residuo è di [1.860\u00a0€, con scadenza 30 novembre](Pagamenti).',
        'Restiamo a disposizione anche della vostra commercialista.',
        'Buona chiusura del mese. Per la risposta di una persona, scrivete «persona».',
      ]),
    },
    {
      when: { mail: 'fattura', tono: 'cordiale' },
      ...mail(invoice, [
        'Buongiorno Lidia, buongiorno a tutto l’[Hotel Alba](Cliente)! Sono l’assistente virtuale dell’amministrazione.',
        'Eccola: è la [fattura 318 del 24 settembre](Fattura 318), quella dei [12 tavolini da esterno](Fattura 318). La trova allegata.',
        'L’acconto è arrivato, grazie. Restano [1.860\u00a0€, entro il 30 novembre](Pagamenti): così può chiudere davvero tutto.',
        'Se la commercialista vuole il file XML, basta rispondere «XML».',
        'Buona chiusura del mese! Se preferisce una persona, risponda «persona».',
      ]),
    },
    {
      when: { mail: 'fattura', tono: 'diretto' },
      ...mail(invoice, [
        'Ciao Lidia, qui l’assistente virtuale.',
        'In allegato: [fattura 318, 24 settembre, 12 tavolini](Fattura 318).',
        'Da pagare: [1.860\u00a0€, entro il 30 novembre](Pagamenti).',
        'Serve l’XML? Rispondi «XML».',
        'Buona chiusura, [Hotel Alba](Cliente). Vuoi una persona? Scrivi «persona».',
      ]),
    },
    {
      when: { mail: 'reclamo', tono: 'formale' },
      ...mail(complaint, [
        'Gentile signora [Monti](Cliente), le scrive l’assistente virtuale del servizio clienti.',
        'Abbiamo ricevuto la segnalazione sul [tavolo in frassino consegnato oggi alle 10:40](Ordine 1207). Ci dispiace.',
        'Come chiede, [le risponderà una persona](Regola della casa): Sara la chiama entro oggi. Ha già la sua email.',
        'Se può, risponda con una foto della riga: eviteremo di chiedergliela dopo.',
        'Distinti saluti, il servizio clienti',
      ]),
    },
    {
      when: { mail: 'reclamo', tono: 'cordiale' },
      ...mail(complaint, [
        'Buongiorno [Teresa](Cliente), sono l’assistente virtuale del servizio clienti.',
        'Ci dispiace: un tavolo nuovo e già rigato fa arrabbiare chiunque. Ho trovato l’ordine, [consegnato stamattina alle 10:40](Ordine 1207).',
        'Chiede una persona, e ha ragione: [da qui in poi c’è Sara](Regola della casa). La chiama entro oggi, e sa della cena di sabato.',
        'Se ha un minuto, risponda con una foto della riga. Solo se le è comodo.',
        'A presto, il servizio clienti',
      ]),
    },
    {
      when: { mail: 'reclamo', tono: 'diretto' },
      ...mail(complaint, [
        'Buongiorno [Teresa](Cliente), qui l’assistente virtuale.',
        'Ricevuto: [tavolo in frassino, consegnato oggi, rigato](Ordine 1207). Non è quello che ha comprato.',
        'Vuole una persona, quindi io mi fermo qui. [La chiama Sara, oggi](Regola della casa).',
        'Con una foto della riga, Sara arriva preparata.',
        'Il servizio clienti',
      ]),
    },
  ],
};
