import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a database server that can stop forwarding, as a network does. */
export async function wayTo(databaseUrl: string) {
  const { hostname, port: target } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let stopped = false;
  const way = createServer((near) => {
    const far = connect(Number(target), hostname);
    for (const socket of [near, far]) {
      socket.on('error', () => {});
      sockets.add(socket);
    }
    near.pipe(far).pipe(near);
    if (stopped) for (const socket of [near, far]) socket.pause();
  });
  await once(way.listen(0, '127.0.0.1'), 'listening');
  const { port } = way.address() as AddressInfo;
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    /** Present connections fall silent for good, as after a machine is lost; new ones go through. */
    silence() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    stop() {
      stopped = true;
      for (const socket of sockets) socket.pause();
    },
    goOn() {
      stopped = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      way.close();
    },
  };
}
