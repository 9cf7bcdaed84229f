import type { IncomingMail, MailScript, Row } from './types';

const chairs: { incoming: IncomingMail; sources: Row[] } = {
  incoming: {
    from: 'Davide Longo <davide@esempio.it>',
    time: '21:48',
    subject: 'sedie ordine 1184 URGENTE',
    brief: 'Sabato inauguro. Arrivano sì o no?',
    body: [
      'Buonasera,',
      'ho ordinato 40 sedie da voi e non ho più saputo niente. Sabato inauguro, se non arrivano la gente la faccio stare in piedi. Arrivano sì o no?',
      'Già che ci sono: mi servirebbero anche 4 sgabelli uguali. Se li aggiungo mi fate un po’ di sconto?',
      'Grazie, Davide Longo',
    ],
  },
  sources: [
    { label: 'Cliente', value: 'Davide Longo, secondo ordine' },
    { label: 'Ordine 1184', value: '40 sedie, consegna giovedì 9–12' },
    { label: 'Magazzino', value: 'Sgabelli stessa serie: disponibili' },
    { label: 'Passato a Sara', value: 'Richiesta di sconto su 4 sgabelli' },
  ],
};

const invoice: { incoming: IncomingMail; sources: Row[] } = {
  incoming: {
    from: 'Amministrazione Hotel Alba <conti@esempio.it>',
    time: '07:12',
    subject: 'fattura settembre?',
    brief: 'Mi manca la vostra fattura di settembre. Me la rimandate?',
    body: [
      'Buongiorno, sto chiudendo il mese e mi manca la vostra fattura di settembre, quella dei tavolini da esterno.',
      'La commercialista mi sta addosso. Me la rimandate? E se potete mettermi anche quanto resta da pagare, così chiudo tutto.',
      'Nadia',
    ],
  },
  sources: [
    { label: 'Cliente', value: 'Hotel Alba, dal 2021' },
    { label: 'Fattura 318', value: '24 settembre, 12 tavolini da esterno' },
    { label: 'Pagamenti', value: 'Acconto saldato, restano 1.860\u00a0€ al 30/11' },
  ],
};

const complaint: { incoming: IncomingMail; sources: Row[] } = {
  incoming: {
    from: 'Teresa Monti <teresa@esempio.it>',
    time: '13:05',
    subject: 'tavolo rigato, sono molto delusa',
    brief: 'Voglio un tavolo intero. E una risposta da una persona.',
    body: [
      'Il tavolo è arrivato stamattina con una riga lunga un palmo sul piano. Il corriere mi ha fatto firmare di corsa e se n’è andato.',
      'Sabato ho venti persone a cena, e l’ho pagato 1.400 euro. Non voglio un buono sconto, voglio un tavolo intero.',
      'Aspetto una risposta da una persona, non da un computer.',
      'Teresa Monti',
    ],
  },
  sources: [
    { label: 'Cliente', value: 'Teresa Monti, primo ordine' },
    { label: 'Ordine 1207', value: 'Tavolo in frassino, consegnato oggi alle 10:40' },
    { label: 'Regola della casa', value: 'Chi reclama parla con una persona' },
  ],
};

const escalation = {
  title: 'Sara, assistenza clienti, con priorità alta',
  text: 'Trova davanti a sé l’email, l’ordine, l’ora della consegna e il numero di Teresa. La risposta automatica non promette niente al posto suo.',
};

export const emailDemo: MailScript = {
  kind: 'mail',
  axes: [
    {
      id: 'mail',
      legend: 'L’email che arriva',
      options: [
        { id: 'sedie', label: 'Ha fretta e vuole lo sconto' },
        { id: 'fattura', label: 'Cerca una fattura' },
        { id: 'reclamo', label: 'È arrabbiata' },
      ],
    },
    {
      id: 'tono',
      legend: 'Il tono della risposta',
      options: [
        { id: 'formale', label: 'Formale' },
        { id: 'cordiale', label: 'Cordiale' },
        { id: 'diretto', label: 'Diretto' },
      ],
    },
  ],
  scenes: [
    {
      when: { mail: 'sedie', tono: 'cordiale' },
      ...chairs,
      reply: {
        from: 'Servizio clienti <ordini@esempio.it>',
        time: '21:48',
        subject: 'Re: sedie ordine 1184 URGENTE',
        body: [
          {
            afterMs: 900,
            text: [
              'Buonasera ',
              { text: 'Davide', from: 'Cliente' },
              ', sono l’assistente virtuale del servizio clienti.',
            ],
          },
          {
            afterMs: 1600,
            text: [
              'Sì, arrivano in tempo: ',
              { text: 'le 40 sedie dell’ordine 1184', from: 'Ordine 1184' },
              ' sono pronte e la consegna è fissata per ',
              { text: 'giovedì mattina, tra le 9 e le 12', from: 'Ordine 1184' },
              '. Il corriere la chiama mezz’ora prima.',
            ],
          },
          {
            afterMs: 2600,
            text: [
              'Gli sgabelli della stessa serie sono ',
              { text: 'disponibili', from: 'Magazzino' },
              ': quattro possono viaggiare con le sedie, se li conferma entro martedì alle 12.',
            ],
          },
          {
            afterMs: 2600,
            text: [
              'Per lo sconto ho passato la richiesta a ',
              { text: 'Sara, che segue i suoi ordini', from: 'Passato a Sara' },
              '. Le scrive domattina, e ha già tutto davanti.',
            ],
          },
          {
            afterMs: 2000,
            text: [
              'In bocca al lupo per l’inaugurazione! Se preferisce una persona, risponda «persona».',
            ],
          },
        ],
      },
    },
    {
      when: { mail: 'sedie', tono: 'formale' },
      ...chairs,
      reply: {
        from: 'Servizio clienti <ordini@esempio.it>',
        time: '21:48',
        subject: 'Re: sedie ordine 1184 URGENTE',
        body: [
          {
            afterMs: 900,
            text: [
              'Gentile signor ',
              { text: 'Longo', from: 'Cliente' },
              ', le risponde l’assistente virtuale del servizio clienti.',
            ],
          },
          {
            afterMs: 1600,
            text: [
              'Le confermiamo che ',
              { text: 'le 40 sedie dell’ordine 1184', from: 'Ordine 1184' },
              ' sono pronte. La consegna è prevista per ',
              { text: 'giovedì, tra le 9 e le 12', from: 'Ordine 1184' },
              ', con preavviso telefonico del corriere.',
            ],
          },
          {
            afterMs: 2600,
            text: [
              'Gli sgabelli richiesti risultano ',
              { text: 'disponibili a magazzino', from: 'Magazzino' },
              '. Con una sua conferma entro martedì alle 12 possono essere aggiunti alla stessa spedizione.',
            ],
          },
          {
            afterMs: 2600,
            text: [
              'La richiesta di condizioni particolari è stata trasmessa a ',
              { text: 'Sara, referente per i suoi ordini', from: 'Passato a Sara' },
              ', che le risponderà domattina.',
            ],
          },
          {
            afterMs: 2000,
            text: ['Cordiali saluti. Per avere la risposta di una persona, scriva «persona».'],
          },
        ],
      },
    },
    {
      when: { mail: 'sedie', tono: 'diretto' },
      ...chairs,
      reply: {
        from: 'Servizio clienti <ordini@esempio.it>',
        time: '21:48',
        subject: 'Re: sedie ordine 1184 URGENTE',
        body: [
          {
            afterMs: 900,
            text: ['Ciao ', { text: 'Davide', from: 'Cliente' }, ', qui l’assistente virtuale.'],
          },
          {
            afterMs: 1600,
            text: [
              'Sì. ',
              { text: '40 sedie, ordine 1184', from: 'Ordine 1184' },
              ': arrivano ',
              { text: 'giovedì tra le 9 e le 12', from: 'Ordine 1184' },
              '. Due giorni prima che tu apra.',
            ],
          },
          {
            afterMs: 2400,
            text: [
              'Sgabelli: ',
              { text: 'ci sono', from: 'Magazzino' },
              '. Dimmi sì entro martedì a mezzogiorno e salgono sullo stesso camion.',
            ],
          },
          {
            afterMs: 2400,
            text: [
              'Sconto: non decido io. Lo sa già ',
              { text: 'Sara', from: 'Passato a Sara' },
              ', ti scrive domattina.',
            ],
          },
          { afterMs: 1800, text: ['Buona inaugurazione. Vuoi una persona? Scrivi «persona».'] },
        ],
      },
    },
    {
      when: { mail: 'fattura', tono: 'formale' },
      ...invoice,
      reply: {
        from: 'Amministrazione <fatture@esempio.it>',
        time: '07:12',
        subject: 'Re: fattura settembre?',
        body: [
          {
            afterMs: 900,
            text: [
              'Spettabile ',
              { text: 'Hotel Alba', from: 'Cliente' },
              ', gentile Nadia, vi risponde l’assistente virtuale dell’amministrazione.',
            ],
          },
          {
            afterMs: 1600,
            text: [
              'In allegato trova copia della ',
              { text: 'fattura 318 del 24 settembre', from: 'Fattura 318' },
              ', relativa a ',
              { text: '12 tavolini da esterno', from: 'Fattura 318' },
              '.',
            ],
          },
          {
            afterMs: 2400,
            text: [
              'L’acconto risulta saldato. Il residuo è di ',
              { text: '1.860\u00a0€, con scadenza 30 novembre', from: 'Pagamenti' },
              '.',
            ],
          },
          { afterMs: 2000, text: ['Restiamo a disposizione anche della vostra commercialista.'] },
          {
            afterMs: 1600,
            text: ['Cordiali saluti. Per avere la risposta di una persona, scriva «persona».'],
          },
        ],
      },
    },
    {
      when: { mail: 'fattura', tono: 'cordiale' },
      ...invoice,
      reply: {
        from: 'Amministrazione <fatture@esempio.it>',
        time: '07:12',
        subject: 'Re: fattura settembre?',
        body: [
          {
            afterMs: 900,
            text: [
              'Buongiorno Nadia, buongiorno a tutto l’',
              { text: 'Hotel Alba', from: 'Cliente' },
              '! Sono l’assistente virtuale dell’amministrazione.',
            ],
          },
          {
            afterMs: 1600,
            text: [
              'Eccola: è la ',
              { text: 'fattura 318 del 24 settembre', from: 'Fattura 318' },
              ', quella dei ',
              { text: '12 tavolini da esterno', from: 'Fattura 318' },
              '. La trova allegata.',
            ],
          },
          {
            afterMs: 2400,
            text: [
              'L’acconto è arrivato, grazie. Restano ',
              { text: '1.860\u00a0€, entro il 30 novembre', from: 'Pagamenti' },
              ': così può chiudere davvero tutto.',
            ],
          },
          {
            afterMs: 2000,
            text: ['Se la commercialista vuole il file XML, basta rispondere «XML».'],
          },
          {
            afterMs: 1600,
            text: ['Buona chiusura del mese! Se preferisce una persona, risponda «persona».'],
          },
        ],
      },
    },
    {
      when: { mail: 'fattura', tono: 'diretto' },
      ...invoice,
      reply: {
        from: 'Amministrazione <fatture@esempio.it>',
        time: '07:12',
        subject: 'Re: fattura settembre?',
        body: [
          { afterMs: 900, text: ['Ciao Nadia, qui l’assistente virtuale.'] },
          {
            afterMs: 1600,
            text: [
              'In allegato: ',
              { text: 'fattura 318, 24 settembre, 12 tavolini', from: 'Fattura 318' },
              '.',
            ],
          },
          {
            afterMs: 2200,
            text: [
              'Da pagare: ',
              { text: '1.860\u00a0€, entro il 30 novembre', from: 'Pagamenti' },
              '.',
            ],
          },
          { afterMs: 2000, text: ['Serve l’XML? Rispondi «XML».'] },
          {
            afterMs: 1600,
            text: [
              'Un saluto all’',
              { text: 'Hotel Alba', from: 'Cliente' },
              '. Vuoi una persona? Scrivi «persona».',
            ],
          },
        ],
      },
    },
    {
      when: { mail: 'reclamo', tono: 'formale' },
      ...complaint,
      escalation,
      reply: {
        from: 'Servizio clienti <ordini@esempio.it>',
        time: '13:05',
        subject: 'Re: tavolo rigato, sono molto delusa',
        body: [
          {
            afterMs: 900,
            text: [
              'Gentile signora ',
              { text: 'Monti', from: 'Cliente' },
              ', le scrive l’assistente virtuale del servizio clienti.',
            ],
          },
          {
            afterMs: 1600,
            text: [
              'Abbiamo ricevuto la segnalazione sul ',
              { text: 'tavolo in frassino consegnato oggi alle 10:40', from: 'Ordine 1207' },
              '. Ci dispiace.',
            ],
          },
          {
            afterMs: 2600,
            text: [
              'Come chiede, ',
              { text: 'le risponderà una persona', from: 'Regola della casa' },
              ': Sara la chiama entro oggi. Questo messaggio serve solo a dirle che la sua email è già nelle sue mani.',
            ],
          },
          {
            afterMs: 2400,
            text: ['Se può, risponda con una foto della riga: eviteremo di chiedergliela dopo.'],
          },
          { afterMs: 1800, text: ['Distinti saluti, il servizio clienti'] },
        ],
      },
    },
    {
      when: { mail: 'reclamo', tono: 'cordiale' },
      ...complaint,
      escalation,
      reply: {
        from: 'Servizio clienti <ordini@esempio.it>',
        time: '13:05',
        subject: 'Re: tavolo rigato, sono molto delusa',
        body: [
          {
            afterMs: 900,
            text: [
              'Buongiorno ',
              { text: 'Teresa', from: 'Cliente' },
              ', sono l’assistente virtuale del servizio clienti.',
            ],
          },
          {
            afterMs: 1600,
            text: [
              'Ci dispiace: aspettare un tavolo e riceverlo rigato fa arrabbiare chiunque. Ho trovato l’ordine, ',
              { text: 'consegnato stamattina alle 10:40', from: 'Ordine 1207' },
              '.',
            ],
          },
          {
            afterMs: 2600,
            text: [
              'Chiede di parlare con una persona, e ha ragione: ',
              { text: 'da qui in poi c’è Sara', from: 'Regola della casa' },
              '. La chiama entro oggi, e sa già della cena di sabato.',
            ],
          },
          {
            afterMs: 2400,
            text: ['Se ha un minuto, risponda con una foto della riga. Solo se le è comodo.'],
          },
          { afterMs: 1800, text: ['A presto, il servizio clienti'] },
        ],
      },
    },
    {
      when: { mail: 'reclamo', tono: 'diretto' },
      ...complaint,
      escalation,
      reply: {
        from: 'Servizio clienti <ordini@esempio.it>',
        time: '13:05',
        subject: 'Re: tavolo rigato, sono molto delusa',
        body: [
          {
            afterMs: 900,
            text: [
              'Buongiorno ',
              { text: 'Teresa', from: 'Cliente' },
              ', qui l’assistente virtuale.',
            ],
          },
          {
            afterMs: 1600,
            text: [
              'Ricevuto: ',
              { text: 'tavolo in frassino, consegnato oggi, rigato', from: 'Ordine 1207' },
              '. Non è quello che ha comprato.',
            ],
          },
          {
            afterMs: 2400,
            text: [
              'Vuole una persona, quindi io mi fermo qui. ',
              { text: 'La chiama Sara, oggi', from: 'Regola della casa' },
              '.',
            ],
          },
          { afterMs: 2200, text: ['Una foto della riga le fa risparmiare una telefonata.'] },
          { afterMs: 1800, text: ['Il servizio clienti'] },
        ],
      },
    },
  ],
};
