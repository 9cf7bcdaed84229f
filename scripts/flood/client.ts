// Who floods: a process of its own, which leaves the processor to the server and the visitor where they want it. Its order
// is its argument. It prints a line when it begins, and at its end what it was told.
import { connect as connectPlain, type Socket } from 'node:net';
import { setPriority } from 'node:os';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { sendContactPath } from '@/lib/links';
import { kinds, network, type Order, ownAddress, requestText, type Told } from './orders';
import { pageMs } from './visitor';

const order: Order = JSON.parse(process.argv[2] ?? '{}');
const { hostname, port, protocol, host } = new URL(order.url);
const answers: Told['answers'] = {};
const pieceBytes = 65_536;
const connectingAtOnce = 64;
const quickMs = 100;
const takenWithinMs = 15_000;

const count = (answer: string) => {
  answers[answer] = (answers[answer] ?? 0) + 1;
};

function connect(localAddress?: string): Socket {
  const to = { host: '127.0.0.1', port: Number(port), localAddress };
  return protocol === 'http:'
    ? connectPlain(to)
    : connectTls({ ...to, servername: hostname, rejectUnauthorized: false });
}

/** Reads answers that come one after the other, each to its end. */
function answerReader(onAnswer: (status: string) => void) {
  let head = '';
  let left = Number.NaN;
  let lastBytes = '';
  return (chunk: Buffer) => {
    let body = chunk;
    if (Number.isNaN(left)) {
      const before = head.length;
      head += chunk.toString('latin1');
      const length = head.indexOf('\r\n\r\n') + 4;
      if (length < 4) return;
      body = chunk.subarray(length - before);
      head = head.slice(0, length);
      const isChunked = /^transfer-encoding: chunked/im.test(head);
      const declared = /^content-length: (\d+)/im.exec(head)?.[1] ?? 0;
      left = isChunked ? Number.POSITIVE_INFINITY : Number(declared);
    }
    left -= body.length;
    lastBytes = (lastBytes + body.subarray(-5).toString('latin1')).slice(-5);
    if (left > 0 && !(left === Number.POSITIVE_INFINITY && lastBytes === '0\r\n\r\n')) return;
    const status = head.slice(9, 12);
    [head, left, lastBytes] = ['', Number.NaN, ''];
    onAnswer(status);
  };
}

/**
 * A connection that asks again as soon as it is answered, until there is nothing to ask; what is cut connects again. It
 * resolves, with how to begin, when it has been answered a page: many that connect at once wait long for each other.
 */
function askOnAndOn(next: () => string | undefined): Promise<() => Promise<void>> {
  return new Promise((ready) => {
    let finished = () => {};
    const asked = new Promise<void>((resolve) => {
      finished = resolve;
    });
    let hasBegun = false;
    const open = () => {
      const socket = connect();
      const send = () => {
        const text = next();
        if (text !== undefined) return void socket.write(text);
        socket.removeAllListeners('close').destroy();
        finished();
      };
      const begin = () => {
        hasBegun = true;
        send();
        return asked;
      };
      const read = answerReader((status) => {
        if (!hasBegun) return ready(begin);
        count(status);
        send();
      });
      socket.on('error', () => {});
      socket.on('connect', () => (hasBegun ? send() : void socket.write(kinds.pages(host))));
      socket.on('data', read);
      socket.on('close', () => {
        count('cut');
        setTimeout(open, 10);
      });
    };
    open();
  });
}

/** A request of another network whose last byte does not come. */
async function sendUnfinished(n: number, bytes: number): Promise<void> {
  const socket = connect(ownAddress(n));
  let told = '';
  const tell = (answer: string) => {
    if (!told) count(answer);
    told ||= answer;
  };
  socket.on('error', () => {});
  socket.once('data', (chunk: Buffer) => tell(chunk.toString('latin1', 9, 12)));
  const closed = new Promise((resolve) => socket.once('close', resolve)).then(() => tell('cut'));
  const connected = protocol === 'http:' ? 'connect' : 'secureConnect';
  await Promise.race([closed, new Promise((resolve) => socket.once(connected, resolve))]);
  const headers = { 'X-Forwarded-For': network(n), 'Content-Length': String(bytes) };
  socket.write(requestText(host, `POST ${sendContactPath}`, headers));
  function* pieces() {
    for (let left = bytes - 1; left > 0; left -= pieceBytes)
      yield Buffer.alloc(Math.min(left, pieceBytes), 'x');
  }
  Readable.from(pieces()).pipe(socket, { end: false });
}

/** The server has read what it was sent, or refused it, when it answers at once again. */
async function untilTaken(): Promise<void> {
  const deadline = performance.now() + takenWithinMs;
  for (let quick = 0; quick < 3 && performance.now() < deadline; )
    quick = (await pageMs(order.url)) < quickMs ? quick + 1 : 0;
}

function begin(): number {
  console.log('begun');
  return performance.now();
}

/** When it began. */
async function flood(): Promise<number> {
  let sent = 0;
  const over = pause.bind(undefined, order.seconds * 1_000);
  if (order.flood === 'bodies') {
    const { bodies, bytes } = order;
    const since = begin();
    const open = async () => {
      while (sent < bodies) await sendUnfinished(sent++, bytes);
    };
    await Promise.all(Array.from({ length: connectingAtOnce }, open));
    await untilTaken();
    await over();
    const told = Object.values(answers).reduce((sum, each) => sum + each, 0);
    if (told < bodies) answers.open = bodies - told;
    return since;
  }
  const { flood: kind, connections, requests = Number.POSITIVE_INFINITY } = order;
  const next = () => (sent < requests ? kinds[kind](host, sent++) : undefined);
  const opened = await Promise.all(Array.from({ length: connections }, () => askOnAndOn(next)));
  const since = begin();
  await Promise.race([Promise.all(opened.map((ask) => ask())), over()]);
  return since;
}

setPriority(10);
const since = await flood();
const told: Told = { answers, seconds: (performance.now() - since) / 1_000 };
console.log(JSON.stringify(told));
process.exit();
