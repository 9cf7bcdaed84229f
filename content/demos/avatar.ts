import type { AvatarScript } from './types';

export const avatarDemo: AvatarScript = {
  kind: 'avatar',
  faceAxis: 'volto',
  voiceAxis: 'voce',
  voices: { calma: { pitch: 0.9, rate: 0.95 }, vivace: { pitch: 1.15, rate: 1.1 } },
  facts: [
    { label: 'Per', value: 'Marta: cucina in rovere, 360\u00a0×\u00a0240' },
    { label: 'Invio', value: 'Su WhatsApp, dove ha chiesto di saperne di più' },
    { label: 'Consenso', value: 'Scritto, di chi presta volto e voce' },
  ],
  axes: [
    {
      id: 'volto',
      legend: 'Il volto',
      options: [
        { id: 'paolo', label: 'Paolo, il titolare' },
        { id: 'nadia', label: 'Nadia, la progettista' },
        { id: 'franco', label: 'Franco, il falegname' },
      ],
    },
    {
      id: 'voce',
      legend: 'La voce',
      options: [
        { id: 'calma', label: 'Calma' },
        { id: 'vivace', label: 'Vivace' },
      ],
    },
    {
      id: 'lingua',
      legend: 'La lingua',
      options: [
        { id: 'it', label: 'Italiano' },
        { id: 'en', label: 'English', lang: 'en' },
        { id: 'de', label: 'Deutsch', lang: 'de' },
      ],
    },
  ],
  scenes: [
    {
      when: { lingua: 'it' },
      lang: 'it',
      captions: [
        {
          afterMs: 600,
          at: '0:00',
          text: 'Ciao Marta, siamo quelli delle cucine. O meglio: il nostro avatar, fatto con l’AI.',
        },
        {
          afterMs: 3000,
          at: '0:05',
          text: 'Ieri ci hai chiesto della cucina in rovere. Ti capisco.',
        },
        {
          afterMs: 3000,
          at: '0:11',
          text: 'Hai lasciato le misure: 3 metri e 60 per 2 e 40. Ci sta, e ci sta bene.',
        },
        {
          afterMs: 3000,
          at: '0:18',
          text: 'Avevi il dubbio sul piano, se si macchia. È in quarzo: caffè e vino vengono via con la spugna.',
        },
        {
          afterMs: 3200,
          at: '0:26',
          text: 'Il lavello lo metterei sotto la finestra, così la luce arriva sulle mani.',
        },
        {
          afterMs: 3000,
          at: '0:33',
          text: 'Se ti va di vederla disegnata, rispondi a questo messaggio. Ti richiama una persona vera.',
        },
      ],
    },
    {
      when: { lingua: 'en' },
      lang: 'en',
      captions: [
        {
          afterMs: 600,
          at: '0:00',
          text: 'Hi Marta, it’s the kitchen people. Well, our avatar, made with AI.',
        },
        {
          afterMs: 3000,
          at: '0:05',
          text: 'Yesterday you asked us about the oak kitchen. I can see why.',
        },
        {
          afterMs: 3000,
          at: '0:11',
          text: 'You left us your measurements: 3.60 by 2.40 metres. It fits, and it fits well.',
        },
        {
          afterMs: 3000,
          at: '0:18',
          text: 'You were worried the worktop might stain. It’s quartz: coffee and wine come off with a sponge.',
        },
        {
          afterMs: 3200,
          at: '0:26',
          text: 'I’d put the sink under the window, so the light falls on your hands.',
        },
        {
          afterMs: 3000,
          at: '0:33',
          text: 'Would you like to see a drawing? Reply to this message and a real person will call you.',
        },
      ],
    },
    {
      when: { lingua: 'de' },
      lang: 'de',
      captions: [
        {
          afterMs: 600,
          at: '0:00',
          text: 'Hallo Marta, hier ist das Küchenstudio. Genauer gesagt: unser Avatar, gemacht mit KI.',
        },
        {
          afterMs: 3000,
          at: '0:05',
          text: 'Gestern haben Sie nach der Eichenküche gefragt. Das verstehe ich gut.',
        },
        {
          afterMs: 3000,
          at: '0:11',
          text: 'Ihre Maße haben wir: 3,60 mal 2,40 Meter. Sie passt, und zwar genau.',
        },
        {
          afterMs: 3000,
          at: '0:18',
          text: 'Sie hatten Sorge wegen Flecken auf der Platte. Sie ist aus Quarz: Kaffee und Wein wischen Sie einfach weg.',
        },
        {
          afterMs: 3200,
          at: '0:26',
          text: 'Die Spüle würde ich unter das Fenster setzen, dann fällt das Licht auf die Hände.',
        },
        {
          afterMs: 3000,
          at: '0:33',
          text: 'Möchten Sie eine Zeichnung sehen? Antworten Sie einfach, dann ruft Sie ein Mensch zurück.',
        },
      ],
    },
  ],
};
