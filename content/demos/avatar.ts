import { axis, each, type Line, parse } from './lines';
import type { AvatarScene, AvatarScript } from './types';

/** How long after the one before each caption appears. */
const pausesMs = [600, 3000, 3000, 3000, 3200];

const captions = (...lines: [Line, ...Line[]]): AvatarScene['captions'] =>
  each(lines, (line, i) => {
    const { time: at, text } = parse(line);
    return { at, text, afterMs: pausesMs[i] ?? 3000 };
  });

export const avatarDemo: AvatarScript = {
  kind: 'avatar',
  facts: [
    { label: 'Per', value: 'Marta: cucina in rovere, 360\u00a0×\u00a0240' },
    { label: 'Invio', value: 'Su WhatsApp, dove ha chiesto di saperne di più' },
    { label: 'Consenso', value: 'Scritto, di chi presta volto e voce' },
  ],
  takesOver: 'Irene, consulente di vendita',
  axes: [
    axis('volto: Il volto',
      'carlo: Carlo', 'nadia: Nadia', 'franco: Franco'),
    axis('lingua: La lingua', 'it: Italiano', 'en: English', 'de: Deutsch'),
  ],
  scenes: [
    {
      when: { lingua: 'it' },
      lang: 'it',
      captions: captions(
        '0:00 Avatar: Ciao Marta, sono l’avatar di quelli delle cucine, fatto con l’AI.',
        '0:05 Avatar: Ieri ci hai chiesto della cucina in rovere. Ti capisco.',
        '0:11 Avatar: Hai lasciato le misure: 3 metri e 60 per 2 e 40. Ci sta, e ci sta bene.',
        '0:18 Avatar: Il piano si macchia? È in quarzo: caffè e vino vengono via con la spugna.',
        '0:33 Avatar: Se ti va di vederla disegnata, rispondi a questo messaggio. Ti richiama Irene, una persona vera.',
      ),
    },
    {
      when: { lingua: 'en' },
      lang: 'en',
      captions: captions(
        '0:00 Avatar: Hi Marta, I’m the kitchen people’s avatar, made with AI.',
        '0:05 Avatar: Yesterday you asked us about the oak kitchen. I can see why.',
        '0:11 Avatar: You left us your measurements: 3.60 by 2.40 metres. It fits, and it fits well.',
        '0:18 Avatar: Will the worktop stain? It’s quartz: coffee and wine come off with a sponge.',
        '0:33 Avatar: Would you like to see a drawing? Reply to this message and Irene, a real person, will call you.',
      ),
    },
    {
      when: { lingua: 'de' },
      lang: 'de',
      captions: captions(
        '0:00 Avatar: Hallo Marta, hier ist der Avatar vom Küchenstudio, gemacht mit KI.',
        '0:05 Avatar: Gestern haben Sie nach der Eichenküche gefragt. Das verstehe ich gut.',
        '0:11 Avatar: Ihre Maße haben wir: 3,60 mal 2,40 Meter. Sie passt, und zwar genau.',
        '0:18 Avatar: Flecken auf der Platte? Sie ist aus Quarz: Kaffee und Wein wischen Sie einfach weg.',
        '0:33 Avatar: Möchten Sie eine Zeichnung? Antworten Sie einfach: Irene ruft Sie zurück, ein echter Mensch.',
      ),
    },
  ],
};
