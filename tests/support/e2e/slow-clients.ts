import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface SlowClients {
  /** Resolves when the server has ended so many of them. */
  ended(count: number): Promise<void>;
  leave(): void;
}

/** Clients of one address, each of which says a few words and nothing more. Resolves when all are connected. */
export async function slowClients(
  origin: string,
  { count, from, words }: { count: number; from: string; words: string },
): Promise<SlowClients> {
  const { hostname, port } = new URL(origin);
  let gone = 0;
  let awaited = Number.POSITIVE_INFINITY;
  let enough = () => {};
  const connected = Array.from({ length: count }, async (): Promise<Socket> => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: from });
    // some are refused in the middle of a word
    socket.on('error', () => {}).resume();
    socket.once('close', () => {
      gone += 1;
      if (gone >= awaited) enough();
    });
    await once(socket, 'connect');
    socket.write(words);
    return socket;
  });
  const sockets = await Promise.all(connected);
  return {
    ended: (wanted) =>
      new Promise((resolve) => {
        awaited = wanted;
        enough = resolve;
        if (gone >= awaited) resolve();
      }),
    leave() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
