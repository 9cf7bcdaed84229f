import { getDomain } from 'tldts';
import { normalEmail } from '@/lib/email-address';

/**
 * Where many people who do not know each other have a mailbox: what is usual in Italy, and what is large in the world.
 * No patterns: anybody can register `live.shop`.
 */
const largeProviders: ReadonlySet<string> = new Set([
  // Google, Microsoft, Yahoo, Apple
  ...['gmail.com', 'googlemail.com', 'msn.com', 'passport.com', 'ymail.com', 'rocketmail.com'],
  ...['outlook.com', 'outlook.it', 'outlook.fr', 'outlook.de', 'outlook.es'],
  ...['hotmail.com', 'hotmail.it', 'hotmail.fr', 'hotmail.de', 'hotmail.es', 'hotmail.co.uk'],
  ...['live.com', 'live.it', 'live.fr', 'live.de', 'live.nl', 'live.co.uk'],
  ...['yahoo.com', 'yahoo.it', 'yahoo.fr', 'yahoo.de', 'yahoo.es', 'yahoo.co.uk', 'aol.com'],
  ...['icloud.com', 'me.com', 'mac.com'],
  // Italy
  ...['libero.it', 'virgilio.it', 'inwind.it', 'iol.it', 'blu.it', 'giallo.it', 'alice.it'],
  ...['tim.it', 'tin.it', 'tiscali.it', 'tiscalinet.it', 'fastwebnet.it'],
  ...['aruba.it', 'email.it', 'katamail.com', 'teletu.it', 'tele2.it', 'poste.it'],
  ...['vodafone.it', 'wind.it', 'windtre.it', 'eolo.it'],
  // certified mail (PEC)
  ...['pec.it', 'legalmail.it', 'postecert.it', 'pecimprese.it', 'sicurezzapostale.it'],
  // elsewhere
  ...['proton.me', 'protonmail.com', 'pm.me', 'tutanota.com', 'tuta.com', 'fastmail.com'],
  ...['gmx.com', 'gmx.net', 'gmx.de', 'gmx.at', 'gmx.ch', 'gmx.fr', 'web.de', 't-online.de'],
  ...['mail.com', 'zoho.com', 'yandex.com', 'yandex.ru', 'mail.ru', 'bluewin.ch', 'qq.com'],
  ...['163.com', 'orange.fr', 'wanadoo.fr', 'free.fr', 'laposte.net', 'sfr.fr', 'comcast.net'],
]);

/** The registrable domain of an address (`srl.rossi.it` is `rossi.it`'s), or null at a large mail provider. */
export function ownDomain(email: string): string | null {
  const domain = normalEmail(email).split('@').at(-1) ?? '';
  const registrable = getDomain(domain) ?? domain;
  return largeProviders.has(registrable) ? null : registrable;
}
