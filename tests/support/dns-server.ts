import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { type Answer, decode, encode } from 'dns-packet';

export interface DnsServer {
  /** For `Resolver.setServers()` and `--dns`. */
  address: string;
  close(): void;
}

/** A DNS server that knows these records and says of every other name that there is none. */
export async function startDnsServer(records: Answer[]): Promise<DnsServer> {
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    const { id, questions = [] } = decode(message);
    const answers = records.filter((record) =>
      questions.some(({ name, type }) => name === record.name && type === record.type),
    );
    // 3: no such name (RFC 1035, 4.1.1)
    const flags = answers.length > 0 ? 0 : 3;
    socket.send(encode({ type: 'response', id, flags, questions, answers }), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const { port } = socket.address() as AddressInfo;
  return { address: `127.0.0.1:${port}`, close: () => socket.close() };
}
