// What a visitor notices of the service's jobs while so many rows of a kind wait, on both stores. No test: it prints
// figures.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { startSmtpServer } from '@/tests/support/smtp-server';
import { startPostgres } from '../lib/postgres';

/** Milliseconds after which a job that lets nobody be answered is ended. */
const limitMs = 60_000;

const names = [
  'nothing',
  'deliveries, mail server away',
  'deliveries, bundled',
  'retries at the start',
  'confirmations',
  'reminders, none due',
  'reminders, all due',
  'digest',
  'deletion, nothing old',
  'deletion, all old',
  'deletion, half given up',
  'the month’s figures',
  'what was counted',
  'weekly mail',
  'alarms',
  'health',
];

const measured = z.object({
  took: z.number(),
  requests: z.number(),
  median: z.number(),
  longest: z.number(),
  stall: z.number(),
  stallCpu: z.number(),
});

/** A port that nobody listens at. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 9;
}

const job = path.join(import.meta.dirname ?? '', 'waiting-job.ts');

async function measure(name: string, rows: number, environment: Record<string, string>) {
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', job, name, String(rows)],
    {
      timeout: limitMs,
      killSignal: 'SIGKILL',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SITE_URL: 'http://localhost:3000',
        LEADS_FROM: 'sito@linea.example',
        LEADS_TO: 'ciao@linea.example',
        LEADS_RATE_LIMIT: 'off',
        LEADS_CONFIRM: name.startsWith('confirmations') ? 'on' : 'off',
        WORKING_HOURS: 'lun-dom 0-24',
        HOLIDAYS: 'off',
        ...environment,
      },
    },
  );
  return measured.parse(JSON.parse(stderr.trim().split('\n').at(-1) ?? ''));
}

const ms = (value: number) => `${value.toFixed(0).padStart(6)} ms`;

/** Prints a line for each job. `only`: those whose name has this in it. */
export async function waiting(rows: number, only = ''): Promise<void> {
  const smtp = await startSmtpServer({ idsOnly: true });
  const away = `smtp://127.0.0.1:${await closedPort()}`;
  const postgres = await startPostgres();
  console.log(
    `${rows} rows of each kind; an answer's median and longest, the longest stretch in which the event loop came to nothing
else (and of it the processor's time), and how long the job took`,
  );
  try {
    for (const store of ['SQLite', 'PostgreSQL']) {
      for (const name of names.filter((each) => each.includes(only))) {
        const dataDir = mkdtempSync(path.join(tmpdir(), 'leads-bench-'));
        const title = `${store.padEnd(10)} ${name.padEnd(30)}`;
        try {
          const figures = await measure(name, rows, {
            DATA_DIR: dataDir,
            DATABASE_URL: store === 'SQLite' ? '' : await postgres.newDatabase(),
            SMTP_URL: name.endsWith('away') ? away : smtp.url,
          });
          const { median, longest, stall, stallCpu, took } = figures;
          console.log(
            `${title} ${ms(median)} ${ms(longest)} ${ms(stall)} (${ms(stallCpu).trim()}) ${ms(took)}`,
          );
        } catch (error) {
          const killed = (error as { killed?: boolean }).killed;
          console.log(`${title} ${killed ? `no end within ${limitMs / 1_000} s` : error}`);
        } finally {
          rmSync(dataDir, { recursive: true, force: true });
        }
      }
    }
  } finally {
    await postgres.stop();
    await smtp.close();
  }
}
