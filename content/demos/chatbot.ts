import { chat } from './dialogue';
import type { ChatScript } from './types';

export const chatbotDemo: ChatScript = {
  kind: 'chat',
  cardTitle: 'Scheda lead nel CRM',
  axes: [
    {
      id: 'canale',
      legend: 'Il canale',
      options: [
        { id: 'whatsapp', label: 'WhatsApp' },
        { id: 'sito', label: 'Sito' },
        { id: 'facebook', label: 'Facebook' },
        { id: 'instagram', label: 'Instagram' },
      ],
    },
  ],
  scenes: [
    {
      when: { canale: 'whatsapp' },
      asks: 'Fate cucine su misura?',
      messages: chat([
        '22:47 Silvia: ciao scusate l’ora, fate cucine su misura? la parete è tutta storta e le altre non ci stanno | fate cucine su misura? la parete è tutta storta',
        '22:47 Assistente virtuale: Ciao, sono l’assistente virtuale del negozio. Sì, facciamo cucine su misura anche per pareti fuori squadro. Quanto è lunga la tua, più o meno? | Sì, anche per pareti fuori squadro. Quanto è lunga la tua, più o meno?',
        '22:48 Silvia: 3 metri e 40 ad angolo. entriamo in casa a marzo, fate in tempo??',
        '22:48 Assistente virtuale: Dall’ordine al montaggio servono di solito 8 settimane: per marzo ci stiamo. Hai già in mente un budget? E come ti chiami, così preparo la scheda?',
        '22:49 Silvia: Silvia Rota, sui 9mila con elettrodomestici. però io finisco il mutuo a gennaio, l’acconto posso darlo dopo?',
        '22:49 Assistente virtuale: Sull’acconto non posso decidere io, Silvia. Passo la conversazione a Davide, il responsabile: legge tutto e ti risponde qui.',
        '22:52 Davide, responsabile vendite: Ciao Silvia, sono Davide. Per l’acconto una soluzione la troviamo. Sabato alle 10 passi in negozio con le misure? Guardiamo tutto insieme. | Sabato alle 10 passi in negozio con le misure?',
        '22:52 Silvia: sabato alle 10 perfetto, grazie mille!',
      ]),
      card: [
        { label: 'Nome', value: 'Silvia Rota', after: 5 },
        { label: 'Richiesta', value: 'Cucina ad angolo su misura, 3,40\u00a0m', after: 3 },
        { label: 'Budget', value: 'Circa 9.000\u00a0€, elettrodomestici inclusi', after: 5 },
        { label: 'Entro', value: 'Marzo', after: 3 },
        { label: 'Nodo da sciogliere', value: 'Acconto dopo gennaio', after: 6 },
        { label: 'Seguita da', value: 'Davide, sabato ore 10 in negozio', after: 8 },
      ],
    },
    {
      when: { canale: 'sito' },
      asks: 'Quanto costa il piano in quarzo?',
      messages: chat([
        '13:12 Tiziano: salve, solo il piano in quarzo quanto mi viene? la cucina ce l’ho già | solo il piano in quarzo quanto mi viene?',
        '13:12 Assistente virtuale: Buongiorno, sono l’assistente virtuale del negozio. Sì, sostituiamo anche solo il piano. Il prezzo va a metro: quanto è lungo, e che profondità ha? | Sì, anche solo il piano. Quanto è lungo, e che profondità ha?',
        '13:14 Tiziano: 2 e 80\u00a0x\u00a060. c’è il buco del lavello e quello dei fuochi',
        '13:14 Assistente virtuale: Grazie. Lavello e piano cottura restano gli stessi? E il lavoro le serve in questo periodo o sta solo confrontando?',
        '13:15 Tiziano: restano. entro fine mese, che poi ho i suoceri a pranzo. Tiziano Greco comunque',
        '13:15 Assistente virtuale: Ho quello che serve, signor Greco. La cifra esatta gliela dà Ilaria, che segue i piani: a memoria non mi fido. Le scrive qui tra poco.',
        '13:31 Ilaria, ufficio tecnico: Buongiorno, sono Ilaria. Le ho mandato il prezzo per due spessori. Mercoledì un collega è in zona: passa lui a rilevare, dieci minuti. | Mercoledì un collega passa a rilevare: dieci minuti.',
        '13:40 Tiziano: ok mercoledì va bene, dopo le 17 però',
      ]),
      card: [
        { label: 'Nome', value: 'Tiziano Greco', after: 5 },
        { label: 'Richiesta', value: 'Solo piano in quarzo, 280\u00a0×\u00a060\u00a0cm', after: 3 },
        { label: 'Lavorazioni', value: 'Due fori, gli stessi di ora', after: 5 },
        { label: 'Entro', value: 'Fine mese', after: 5 },
        { label: 'Seguito da', value: 'Ilaria, ufficio tecnico', after: 6 },
        { label: 'Prossimo passo', value: 'Rilievo mercoledì, dopo le 17', after: 8 },
      ],
    },
    {
      when: { canale: 'facebook' },
      asks: 'Si è staccata un’anta',
      messages: chat([
        '20:05 Rosanna: Buonasera, si è staccata un’anta del pensile. È pesante e ho il bambino piccolo in giro per casa | si è staccata un’anta, e ho il bambino piccolo in casa',
        '20:05 Assistente virtuale: Buonasera, sono l’assistente virtuale del negozio. Intanto appoggi l’anta a terra, lontano dal bambino. È una cucina nostra? Mi serve il numero dell’ordine: è sulla conferma che le abbiamo mandato.',
        '20:06 Rosanna: Sì, ordine 2417, montata due anni fa. Si è rotta la cerniera in alto, quella di sotto tiene ma balla',
        '20:06 Assistente virtuale: Trovato: pensile con cerniera ammortizzata. Mi manda una foto della cerniera? Così il tecnico parte con il pezzo giusto.',
        '20:08 Rosanna: [foto] eccola. Ma è in garanzia o la pago?',
        '20:08 Assistente virtuale: Sulla garanzia deve rispondere una persona, e c’è un bambino in casa: ho già avvisato Mauro, il capo montatore. | Ho già avvisato Mauro, il capo montatore.',
        '20:11 Mauro, capo montatore: Signora Conti, sono Mauro. È in garanzia, stia tranquilla. Domattina alle 8:30 sono da lei con la cerniera, ci metto un quarto d’ora. | È in garanzia. Domattina alle 8:30 sono da lei.',
        '20:12 Rosanna: Grazie davvero, a domani!!',
      ]),
      card: [
        { label: 'Nome', value: 'Rosanna Conti, già cliente', after: 4 },
        { label: 'Richiesta', value: 'Cerniera rotta, pensile', after: 3 },
        { label: 'Ordine', value: '2417, montata due anni fa', after: 4 },
        { label: 'Allegato', value: 'Foto della cerniera', after: 5 },
        { label: 'Priorità', value: 'Alta: bambino piccolo in casa', after: 6 },
        { label: 'Seguita da', value: 'Mauro, domani ore 8:30', after: 7 },
      ],
    },
    {
      when: { canale: 'instagram' },
      asks: 'Siete aperti domenica?',
      messages: chat([
        '08:20 Ahmed: Ciao! domenica siete aperti? in settimana lavoro fino a tardi | domenica siete aperti? in settimana lavoro fino a tardi',
        '08:20 Assistente virtuale: Ciao, sono l’assistente virtuale del negozio. La domenica siamo chiusi, ma il sabato siamo aperti fino alle 19. Cerchi qualcosa in particolare? | La domenica no, il sabato fino alle 19. Cerchi qualcosa in particolare?',
        '08:22 Ahmed: una cucina piccola per un bilocale che affitto. niente di che, ma che duri',
        '08:22 Assistente virtuale: Capito: robusta e senza fronzoli. Quanto spazio hai, e quanto vorresti spendere al massimo?',
        '08:25 Ahmed: 2 metri e 10. max 3.500 montaggio compreso. Ahmed Fares. ma se vengo sabato devo prenotare?',
        '08:25 Assistente virtuale: Meglio di sì, Ahmed: così trovi qualcuno che ti segue. Chiedo a Davide di tenerti un’ora e di preparare due modelli per gli affitti.',
        '09:02 Davide, responsabile vendite: Ciao Ahmed, Davide. Sabato alle 18 ho un’ora per te: dopo chiudiamo, si parla con calma. Porta una foto della parete con le prese. | Sabato alle 18 ho un’ora per te.',
        '09:04 Ahmed: top, sabato alle 18. a posto così',
      ]),
      card: [
        { label: 'Nome', value: 'Ahmed Fares', after: 5 },
        { label: 'Richiesta', value: 'Cucina per bilocale in affitto, 2,10\u00a0m', after: 5 },
        { label: 'Budget', value: 'Fino a 3.500\u00a0€, montaggio incluso', after: 5 },
        { label: 'Cosa conta', value: 'Che duri', after: 3 },
        { label: 'Seguito da', value: 'Davide, responsabile vendite', after: 7 },
        { label: 'Prossimo passo', value: 'Sabato ore 18, con la foto della parete', after: 8 },
      ],
    },
  ],
};
