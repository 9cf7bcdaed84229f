import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const closing = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

/** Clients of one address, each of which says a few words and nothing more. Resolves when all are connected. */
export async function slowClients(
  origin: string,
  { count, from, words }: { count: number; from?: string; words: string },
) {
  const { hostname, port } = new URL(origin);
  const told = new Map<Socket, string>();
  const waiting = new Map<number, (answers: string[]) => void>();
  const turn = (socket: Socket, answer: string) => {
    if (told.has(socket)) return;
    told.set(socket, answer);
    waiting.get(told.size)?.([...told.values()]);
  };
  const connected = Array.from({ length: count }, async (): Promise<Socket> => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: from });
    // some are cut off in the middle of a word
    socket.on('error', () => {});
    socket.on('data', (chunk) => turn(socket, String(chunk)));
    socket.once('close', () => turn(socket, ''));
    await once(socket, 'connect');
    socket.write(words);
    return socket;
  });
  const sockets = await Promise.all(connected);
  return {
    /** Resolves when so many of them have been answered or cut off, with what each was told. */
    turnedAway: (wanted: number) =>
      new Promise<string[]>((resolve) => {
        waiting.set(wanted, resolve);
        if (told.size >= wanted) resolve([...told.values()]);
      }),
    told: () => [...told.values()],
    /** Resolves when the server has ended all their connections. */
    ended: () => Promise.all(sockets.map((socket) => socket.closed || closing(socket))),
    leave() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
