import { type DeliveryFault, faultOf } from '@/lib/lead/delivery/fault';

export const noTls =
  'the server offers no STARTTLS, and mails and passwords would cross other networks in plain text: write smtps:// with its TLS port (465), or take a server that has TLS';

export const noMailServer =
  'no mail server answers there: check host and port (587 with smtp://, 465 with smtps://)';

/** Of the error code where TLS meets plain text. */
export const wrongScheme =
  /^(GREETING_TIMEOUT|ERR_SSL_(WRONG_VERSION|PACKET_LENGTH|HTTP_REQ)\w+)\b/;

/**
 * What to do, by code, command and words of a failure; the first that fits. Replies are those of Postfix, Exim, Gmail,
 * Microsoft 365 and Amazon SES.
 */
const remedies: [sign: RegExp, remedy: string][] = [
  [
    /^\w+ \d+ (EHLO|HELO)\b/,
    'the server refuses the name in the site’s greeting, which is SITE_URL’s host: let that be a public name, or look whether the port is a mail server’s',
  ],
  [
    /^\w+ 4\d\d\b/,
    'the server refuses for the time being (greylisting, too much at once), and the site tries again: wait, and ask the provider if it lasts',
  ],
  [
    /^EAUTH .*(5\.7\.9\b|5\.7\.139|gsmtp|app[a-z-]* password|basic auth)/i,
    'the provider takes no account password from programs: make an app password there; for Microsoft 365, let the mailbox use authenticated SMTP',
  ],
  [
    /^EAUTH (50\d|53[08])/,
    'the server takes no login by user and password at this port: leave user:password@ out, or take the port that does (587 or 465)',
  ],
  [
    /^E(AUTH|NOAUTH)\b/,
    'check user and password, special characters percent-encoded (@ is %40, # is %23); some providers want an app password',
  ],
  [
    /^EENVELOPE (530|.*(authentication (is )?required|not authenticated|AUTH command))/i,
    'the server wants a login: put user:password@ before the host',
  ],
  [
    /^EPROTOCOL \d|^EENVELOPE .*(client host|blocked|block ?list)/i,
    'the server refuses this machine, often for the network that it is in: ask the provider to let it in, or take another relay',
  ],
  [
    /^EENVELOPE 5\d\d MAIL|^E\w+ .*(sender address|not owned|send ?as|from address|not verified)/i,
    'the server does not let the site send as LEADS_FROM: make that the login’s own address, or have it allowed there',
  ],
  [
    /^EENVELOPE .*relay/i,
    'the server takes mail for its own domains alone without a login: put user:password@ before the host, or let it relay for this machine',
  ],
  [
    /^EMESSAGE|^EENVELOPE \d+ DATA/,
    'the server refuses the message for its text, its size or its sender’s domain: check SPF, DKIM and DMARC, then ask the provider',
  ],
  [/^EENVELOPE/, 'check the recipients: LEADS_TO, or ALERT_TO for alarms'],
  [
    /^\w+ CONN: (getaddrinfo|query|DNS)/,
    'check the spelling of the host, and that this machine’s DNS answers',
  ],
  [
    /^ECONNREFUSED/,
    'nothing listens there: check host and port (587 with smtp://, 465 with smtps://); in a container, localhost is the container',
  ],
  [
    /^(CONNECT_TIMEOUT|ETIMEDOUT|E(HOST|NET)UNREACH)/,
    'check host and port; many hosters block 25, 465 and 587 until one asks them: try a relay at 2525',
  ],
  [
    /^GREETING_TIMEOUT/,
    'no mail server greets there: write smtps:// if the port speaks TLS from the first byte (as 465), else check the port',
  ],
  [
    wrongScheme,
    'the port does not speak TLS from the first byte (as 465): write smtp:// in place of smtps://',
  ],
  [
    /^(EPROTO\b|ERR_SSL)/,
    'the server’s TLS is too old, below 1.2 or with a short key: have it renewed; in a private network write smtp:// with ?ignoreTLS=true after the port',
  ],
  [
    /^ERR_TLS_CERT_ALTNAME/,
    'the server’s certificate is for another name: write the host as the certificate has it, which is often the provider’s',
  ],
  [
    /^CERT_(HAS_EXPIRED|NOT_YET)/,
    'the server’s certificate is out of date: have it renewed, unless this machine’s clock is wrong',
  ],
  [
    /CERT|SIGNATURE/,
    'no authority known here signed the server’s certificate: in a private network write smtp://, or name the authority’s file in NODE_EXTRA_CA_CERTS; elsewhere the server needs one of a public authority',
  ],
  [/^ETLS/, noTls],
  [/^EPROTOCOL/, noMailServer],
  [
    /^(ECONNECTION|ECONNRESET)/,
    'the server hangs up: it may not let this machine in, or it speaks TLS from the first byte (smtps://)',
  ],
];

const otherwise = 'look again in some minutes, and ask the provider if it lasts';

/** What keeps mails from a server, and what to do, in words of the site’s own. */
export interface MailFault extends DeliveryFault {
  remedy: string;
}

/** Reads an error of nodemailer. */
export function mailFaultOf(error: unknown): MailFault {
  const fault = faultOf(error);
  const { command = '', message } = error as Error & { command?: string };
  const said = `${[fault.errorCode, command].join(' ').trim()}: ${message.replace(/\s+/g, ' ')}`;
  const [, remedy = otherwise] = remedies.find(([sign]) => sign.test(said)) ?? [];
  return { ...fault, remedy };
}
