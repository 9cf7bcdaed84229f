import { axis } from './lines';
import type { ContentPiece, ContentScript, SignId } from './types';

const oil = {
  idea: '«È uscito l’olio nuovo, poco ma buonissimo, ditelo prima che finisca»',
  schedule: 'Newsletter lunedì, post martedì 8:30, video giovedì',
  account: 'Frantoio Tre Olivi',
  logo: 'drop',
  posted: 'martedì alle 8:30',
} as const;
const bikes = {
  idea: '«Chi porta la bici adesso la ritrova pronta, ad aprile c’è la coda»',
  schedule: 'Post mercoledì 18:00, newsletter giovedì, video sabato',
  account: 'Ciclofficina Due Raggi',
  logo: 'wheel',
  posted: 'mercoledì alle 18:00',
} as const;

const post = (sign: SignId, title: string, body: string): ContentPiece => ({
  as: 'post', format: 'Post per i social', afterMs: 1200, sign, title, body,
});
const poster = (sign: SignId, title: string, body: string): ContentPiece => ({
  as: 'poster', format: 'Locandina', afterMs: 2400, sign, title, body,
});
const newsletter = (title: string, body: string): ContentPiece => ({
  as: 'newsletter', format: 'Newsletter', afterMs: 2400, title, body,
});
const video = (title: string, body: string): ContentPiece => ({
  as: 'video', format: 'Video', afterMs: 2400, sign: 'play', length: '0:30', title, body,
});

export const contentDemo: ContentScript = {
  kind: 'content',
  axes: [
    axis('brief: L’azienda', 'olio: Un frantoio', 'bici: Una ciclofficina'),
    axis('voce: Il tono', 'sobria: Sobrio', 'familiare: Familiare', 'ironica: Ironico'),
  ],
  scenes: [
    {
      when: { brief: 'olio', voce: 'familiare' },
      brief: oil,
      pieces: [
        post('olive', 'È verde, pizzica e finisce presto.',
          'L’olio nuovo è qui: verde come l’erba, con quel pizzico in gola che poi ti manca per un anno.\n\nQuest’anno le olive erano poche: ha piovuto tardi.\n\nPane, fuoco, olio. Il resto lo sai fare tu.'),
        poster('drop', 'Olio nuovo. Finché ce n’è.',
          'Verde, poco ma buonissimo.'),
        newsletter('Una lattina è già da parte per te',
          'Ciao Laura,\n\nl’anno scorso hai preso due lattine a dicembre e ci hai scritto che a febbraio erano già vuote. Stavolta ti avvisiamo prima.\n\nL’olio nuovo è pronto, ed è poco: fino a domenica lo teniamo per chi ci conosce già. Se lo vuoi, rispondi a questa email con il numero di lattine.\n\nLa famiglia del frantoio'),
        video('Dalla pianta al pane in un giorno',
          '0–5 s. Mani che rovesciano una cassetta di olive. Voce: «Queste stamattina erano sull’albero.»\n5–15 s. Il frantoio gira, l’olio comincia a scendere. Voce: «Questo succede a mezzogiorno. Se aspetti, l’oliva si stanca.»\n15–25 s. Una fetta di pane sul fuoco, l’olio cade a filo. Voce: «E questa è la cena. Di tutti, qui.»\n25–30 s. La lattina sul tavolo. Voce: «Olio nuovo. Finché ce n’è.»'),
      ],
    },
    {
      when: { brief: 'olio', voce: 'sobria' },
      brief: oil,
      pieces: [
        post('olive', 'L’olio nuovo è disponibile.',
          'La frangitura si è chiusa ieri. L’olio extravergine appena franto è in frantoio, in lattine da 3 e da 5 litri.\n\nLa raccolta è stata scarsa: ha piovuto tardi. Le quantità sono limitate, il prezzo è lo stesso dell’anno scorso.\n\nSi ritira in frantoio o si riceve a casa.'),
        poster('can', 'Olio nuovo, lattine da 3 e da 5 litri.',
          'Si ritira in frantoio.'),
        newsletter('Olio nuovo: prenotazioni fino a domenica',
          'Gentile Laura,\n\nl’olio della nuova raccolta è pronto. Quest’anno la produzione è ridotta, per questo fino a domenica le prenotazioni sono riservate a chi ha già acquistato.\n\nLo scorso dicembre aveva ordinato due lattine. Per confermare la stessa quantità basta rispondere a questa email.\n\nCordiali saluti, il frantoio'),
        video('Una giornata di frangitura',
          '0–5 s. Il campo all’alba, le reti sotto gli alberi. Voce: «La raccolta comincia presto.»\n5–15 s. Le olive entrano in frantoio. Voce: «Tra il ramo e la macina passano poche ore.»\n15–25 s. L’olio scende, verde e denso. Voce: «Appena franto, così com’è.»\n25–30 s. La lattina su fondo chiaro. Voce: «Olio nuovo. Disponibile adesso.»'),
      ],
    },
    {
      when: { brief: 'olio', voce: 'ironica' },
      brief: oil,
      pieces: [
        post('olive', 'Ultime notizie: pizzica.',
          'È uscito l’olio nuovo. Se al primo assaggio tossisci, è tutto regolare: vuol dire che è vivo.\n\nLe olive quest’anno erano poche e pure permalose. Ne è uscito poco, ma ha carattere. Come zia Pina.\n\nPortati il pane da casa, che il nostro lo stiamo finendo.'),
        poster('olive', 'Erano poche. E pure permalose.',
          'Olio nuovo: porta il pane.'),
        newsletter('Laura, la tua dispensa ci ha scritto',
          'Ciao Laura,\n\na febbraio le tue due lattine erano già vuote. Non giudichiamo: anche qui il cucchiaio passa direttamente dalla lattina alla bocca.\n\nL’olio nuovo è pronto, ed è poco. Fino a domenica lo nascondiamo dietro la macina, per chi sa la parola d’ordine. La parola d’ordine è il numero di lattine: rispondi con quello.\n\nI signori del frantoio (signori per modo di dire)'),
        video('Cronaca di un’oliva',
          '0–5 s. Primo piano di un’oliva sul ramo. Voce: «Lei pensava di passare una giornata tranquilla.»\n5–15 s. La cassetta, la macina, il rumore. Voce: «E invece.»\n15–25 s. L’olio cade sul pane, qualcuno tossisce. Voce: «Pizzica. È così che dice ciao.»\n25–30 s. La lattina. Voce: «Olio nuovo. Poi non dire che non te l’avevamo detto.»'),
      ],
    },
    {
      when: { brief: 'bici', voce: 'sobria' },
      brief: bikes,
      pieces: [
        post('bicycle', 'Il tagliando si fa prima.',
          'Freni, catena, gomme, cambio. Un tagliando bici richiede un’ora di lavoro: in questo periodo la bici è pronta in due giorni.\n\nDa aprile i tempi si allungano.\n\nSi prenota per telefono o in officina, anche per la revisione e-bike.'),
        poster('bicycle', 'Tagliando in due giorni, fino a marzo.',
          'Bici ed e-bike, su prenotazione.'),
        newsletter('Tagliando bici: due giorni, fino a marzo',
          'Buongiorno Pietro,\n\nl’ultimo tagliando della sua bici risale a un anno fa. È il momento adatto per controllare pastiglie e catena, prima che la stagione cominci.\n\nFino a fine marzo la riconsegna è in due giorni. Per scegliere il giorno basta rispondere a questa email.\n\nCordiali saluti, la ciclofficina'),
        video('Cosa controlliamo',
          '0–5 s. Una bici sul cavalletto. Voce: «Un tagliando comincia dai freni.»\n5–15 s. La catena misurata con il calibro. Voce: «Poi la catena: se è lunga, consuma il resto.»\n15–25 s. La pompa, il manometro. Voce: «Infine le gomme, alla pressione giusta.»\n25–30 s. La bici riconsegnata. Voce: «Due giorni. Fino a marzo.»'),
      ],
    },
    {
      when: { brief: 'bici', voce: 'familiare' },
      brief: bikes,
      pieces: [
        post('bicycle', 'Ad aprile saremo in coda. Tu no.',
          'Ogni anno la stessa storia: il primo sabato di sole arrivate tutti insieme, con le gomme a terra dall’autunno.\n\nPortacela adesso. Freni, catena, gomme: due giorni e la ritrovi pronta. Anche l’e-bike.\n\nE il primo sabato di sole lo passi a pedalare.'),
        poster('wheel', 'Portala adesso. Ad aprile pedali.',
          'Tagliando in due giorni, fino a marzo.'),
        newsletter('Quanta strada, la tua bici?',
          'Ciao Pietro,\n\nun anno fa ti abbiamo cambiato le pastiglie, e ci hai detto che la usi tutti i giorni per andare al lavoro. Con i chilometri che fai, è ora di darle un’occhiata.\n\nIn questo periodo bastano due giorni. Rispondi con quello che ti va bene: se ti serve, te ne prestiamo una noi.\n\nA presto, i ragazzi della ciclofficina'),
        video('Dalla cantina alla strada',
          '0–5 s. Una luce si accende, una bici impolverata. Voce: «Lo sappiamo che è lì.»\n5–15 s. Il cavalletto, le mani nere, la catena nuova. Voce: «Dacci due giorni.»\n15–25 s. La stessa bici, lucida, fuori dall’officina. Voce: «Eccola.»\n25–30 s. Una strada con il sole. Voce: «Il resto lo fai tu.»'),
      ],
    },
    {
      when: { brief: 'bici', voce: 'ironica' },
      brief: bikes,
      pieces: [
        post('bicycle', 'La tua bici ha cambiato residenza.',
          'Dopo cinque mesi in cantina la bici prende la residenza.\n\nPrima che chieda anche il medico di base, portacela: tagliando in due giorni, ragnatele comprese.\n\nAd aprile c’è la coda. E in coda si parla solo di cambi.'),
        poster('bicycle', 'La tua è ancora in cantina?',
          'Tagliando in due giorni, fino a marzo.'),
        newsletter('Pietro, quel cigolio non è un uccellino',
          'Ciao Pietro,\n\nun anno fa ti abbiamo messo le pastiglie nuove. Se adesso quando freni si girano anche i cani, forse è il caso di vederci.\n\nDue giorni e torna muta. Rispondi con la data che preferisci: promettiamo di non fare commenti su come è conciata la catena. Almeno non davanti a te.\n\nQuelli con le mani nere'),
        video('Intervista a una bicicletta',
          '0–5 s. Una bici in cantina, luce da interrogatorio. Voce: «Da quanto sei qui?»\n5–15 s. Un cigolio. Voce: «Capisco. E lui ha detto che tornava?»\n15–25 s. L’officina, la catena nuova, una ruota che gira. Voce: «Adesso respira.»\n25–30 s. La bici per strada. Voce: «Tagliando bici. Prima che parli davvero.»'),
      ],
    },
  ],
};
