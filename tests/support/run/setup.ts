import { findPostgres, startPostgres } from '../../../scripts/lib/postgres';

let stop = () => {};
export const closeRun = () => stop();

/**
 * Starts one PostgreSQL server for all tests of this run, where it is installed: to make its files takes longer than most
 * tests. A run that a signal ends leaves nothing behind either.
 */
export default async function openRun(): Promise<void> {
  if (!findPostgres()) return;
  try {
    const server = await startPostgres({ durable: false });
    process.env.TEST_POSTGRES_URL = server.adminUrl;
    stop = server.stop;
  } catch (error) {
    console.error(`PostgreSQL did not start: ${error}`);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      stop();
      process.exit(1);
    });
}
