import { isIP } from 'node:net';
import { checkServerIdentity, connect, type PeerCertificate } from 'node:tls';
import { twinOf } from '@/lib/server/hosts';
import { check, type Finding, fail } from '../finding';

/** Days that should be left: certbot renews when 30 are, so that fewer say that it does not. */
const leastDays = 21;
const msPerDay = 86_400_000;
/** Milliseconds. */
const limit = 10_000;

interface Shown {
  certificate: PeerCertificate;
  /** Why nobody would believe it; null where one would. */
  distrust: string | null;
}

function shownBy(host: string, port: number): Promise<Shown> {
  return new Promise((resolve, reject) => {
    // what is wrong with it is to be told, and not to end the connection; nothing is sent
    const named = isIP(host) ? {} : { servername: host };
    const options = { host, port, ...named, rejectUnauthorized: false, timeout: limit };
    const socket = connect(options, () => {
      const certificate = socket.getPeerCertificate();
      const distrust = socket.authorized ? null : String(socket.authorizationError);
      socket.destroy();
      resolve({ certificate, distrust });
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });
}

const isFor = (host: string, certificate: PeerCertificate) =>
  checkServerIdentity(host, certificate) === undefined;

function findingsOf(host: string, { certificate, distrust }: Shown, now: number): Finding[] {
  const days = Math.floor((Date.parse(certificate.valid_to) - now) / msPerDay);
  const names = [host, twinOf(host)].filter((name) => name !== undefined);
  const missing = names.filter((name) => !isFor(name, certificate));
  return [
    check(
      distrust === null || /ALTNAME/.test(distrust),
      'a public authority has signed the certificate',
      `browsers refuse the certificate: ${distrust}`,
      'get one that a public authority signs, with its whole chain (fullchain.pem): deploy/README.md',
    ),
    check(
      days >= leastDays,
      `the certificate is good for ${days} days`,
      days < 0
        ? `the certificate ended ${-days} days ago`
        : `the certificate is good for ${days} days alone`,
      'see why it is not renewed (certbot renew --dry-run; systemctl list-timers), and that nginx is reloaded after it',
    ),
    check(
      missing.length === 0,
      `it is for ${names.join(' and ')}`,
      `it is not for ${missing.join(' nor ')}`,
      `have one made for all its names: certbot certonly … ${names.map((name) => `-d ${name}`).join(' ')}`,
    ),
  ];
}

/** What visitors' browsers see of an https origin's certificate: who signed it, its days, its names. */
export async function checkCertificate(origin: string, now = Date.now()): Promise<Finding[]> {
  const { hostname, port, protocol } = new URL(origin);
  if (protocol !== 'https:') return [];
  try {
    return findingsOf(hostname, await shownBy(hostname, Number(port || 443)), now);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    return [
      fail(
        `no certificate could be read at ${origin}: ${code ?? message}`,
        'check that DNS leads to this server, and that port 443 is open to the world',
      ),
    ];
  }
}
