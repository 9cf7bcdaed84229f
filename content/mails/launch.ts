import { site } from '@/content/site';

/** The test message of `npm run launch:check -- --send`. */
export const launchMail = {
  subject: `Prova di invio dal sito ${site.brand}`,
  text: [
    'Se leggi questo messaggio, le richieste di consulenza arriveranno qui.',
    '',
    'È finito nello spam? Allora controlla SPF, DKIM e DMARC del dominio mittente: nelle intestazioni, alla riga',
    'Authentication-Results, devono risultare «pass» tutti e tre.',
    '',
    'Puoi cancellarlo.',
    '',
  ].join('\n'),
} as const;

/** The same to where alarms go. */
export const launchAlarmMail = {
  subject: `Prova degli allarmi del sito ${site.brand}`,
  text: [
    'Se leggi questo messaggio, gli allarmi del sito arriveranno qui, anche quando la sua posta è ferma.',
    '',
    'Puoi cancellarlo.',
    '',
  ].join('\n'),
} as const;
