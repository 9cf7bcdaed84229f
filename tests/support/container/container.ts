import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { until } from '../until';

const START_LIMIT_MS = 60_000;

/** What `npm run test:container` says of the image that it has built. */
type Image = {
  /** the folder with its files */
  folder: string;
  /** as `NAME=value` */
  env: string[];
  user: string;
  workdir: string;
  command: string[];
  healthcheck: string[];
  bytes: number;
};

function readImage(): Image {
  const file = process.env.CONTAINER_IMAGE;
  if (!file) throw new Error('These tests need an image: npm run test:container');
  return JSON.parse(readFileSync(file, 'utf8')) as Image;
}

/** The image under test. */
export const image = readImage();

/** The host that the image was built for. */
export const siteHost = 'www.agenzia-linea.example';

/** The user that the image runs as. */
export const siteUser = Number(image.user.split(':')[0]);

export type Container = {
  /** where nginx listens */
  url: string;
  /** what it has written on both outputs */
  output(): string;
  /** its exit status; resolves when it ends */
  ended: Promise<number | null>;
  /** SIGTERM, as an engine stops a container; resolves to the milliseconds that it took to end. */
  stop(): Promise<number>;
  /** SIGKILL to all that is in it. */
  kill(): Promise<void>;
  /** Runs a program inside, as the image's user; its output, or a rejection. */
  exec(...command: string[]): Promise<string>;
  /** The processes inside, by their ids outside, with what they were started as and their user. */
  processes(): { pid: number; command: string; uid: number }[];
};

type Options = {
  env?: Record<string, string>;
  /** folder that stands for a volume at /data; null for none */
  volume: string | null;
  user?: number;
  command?: string[];
};

/** A folder that is given to the image's user, as an engine gives a new volume. */
export async function newVolume(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'linea-volume-'));
  await chown(folder, siteUser, siteUser);
  return folder;
}

export const removeVolume = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true });

const childrenOf = (pid: number): number[] => {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : [];
};

const familyOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(familyOf)];

function describe(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    pid,
    command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim(),
    uid: Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]),
  };
}

/** Starts the image's command, or another, as process 1 of a container. Does not wait for it. */
export function runContainer({
  env = {},
  volume,
  user = siteUser,
  command = image.command,
}: Options): Container {
  const script = path.resolve('tests/support/container/run.sh');
  const inside = [image.folder, volume ?? '', String(user), image.workdir];
  const flags = ['--mount', '--pid', '--fork', '--uts', '--ipc'];
  const variables = [
    ...image.env,
    ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
  ];
  const child = spawn(
    'unshare',
    [...flags, script, ...inside, 'env', '-i', ...variables, ...command],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  const keep = (chunk: string) => {
    output += chunk;
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const first = () => {
    const [pid] = childrenOf(child.pid ?? 0);
    if (pid === undefined) throw new Error(`The container has ended:\n${output}`);
    return pid;
  };
  const port = env.PORT ?? '8080';
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    ended,
    async stop() {
      const since = performance.now();
      process.kill(first(), 'SIGTERM');
      await ended;
      return performance.now() - since;
    },
    async kill() {
      // process 1 itself: with it the kernel ends all that is in there
      const [pid] = childrenOf(child.pid ?? 0);
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
      await ended;
    },
    async exec(...program) {
      const join = ['--target', String(first()), '--mount', '--pid', '--root', '--wd'];
      const as = ['setpriv', `--reuid=${siteUser}`, `--regid=${siteUser}`, '--clear-groups'];
      const { stdout, stderr } = await promisify(execFile)('nsenter', [
        ...join,
        ...as,
        'env',
        '-i',
        ...variables,
        ...program,
      ]);
      return stdout + stderr;
    },
    processes: () => familyOf(first()).map(describe),
  };
}

/** Starts the image's command and resolves when it answers. */
export async function startContainer(options: Options): Promise<Container> {
  const container = runContainer(options);
  let gone = false;
  container.ended.then(() => {
    gone = true;
  });
  try {
    await until(
      async () => {
        if (gone) throw new Error('it ended');
        const answer = await fetch(`${container.url}/api/health`).catch(() => null);
        return answer?.ok;
      },
      'a container that answers',
      START_LIMIT_MS,
    );
  } catch (error) {
    await container.kill();
    throw new Error(`${error instanceof Error ? error.message : error}\n${container.output()}`);
  }
  return container;
}
