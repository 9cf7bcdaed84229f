import net from 'node:net';

/** Where mail servers take mail of people who log in (RFC 6409, RFC 8314), and where it gets by hosters that block these. */
const submissionPorts = [465, 587, 2525];

/** Milliseconds: a hoster that blocks a port lets the question vanish. */
const limit = 5_000;

function opens(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port, timeout: limit });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

const settings: Record<number, string> = {
  465: 'SMTP_PORT=465 and SMTP_SECURITY=tls (smtps://…:465)',
  587: 'SMTP_PORT=587 and SMTP_SECURITY=starttls (smtp://…:587?requireTLS=true)',
  2525: 'SMTP_PORT=2525 and SMTP_SECURITY=starttls, where your provider offers it',
};

/**
 * Which way out to a mail server that cannot be reached at its port: another port of it that opens, or whom to ask.
 * `ports` are those to try.
 */
export async function wayOut(host: string, ports = submissionPorts): Promise<string> {
  const open = await Promise.all(ports.map((port) => opens(host, port)));
  const first = ports.find((_, index) => open[index]);
  if (first !== undefined) {
    return `${host} answers at port ${first}: ${settings[first] ?? `SMTP_PORT=${first}`}`;
  }
  return `this machine reaches ${host} at none of ${ports.join(', ')}: check its name; many hosters block these ports until one asks them, and a relay that takes mail at port 2525 is the way around`;
}
