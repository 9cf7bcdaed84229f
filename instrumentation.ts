/** Next calls this once when the server starts, and never while it builds. */
export async function register(): Promise<void> {
  // a literal comparison, so that the edge bundle leaves the import out
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { start } = await import('./lib/server/start');
    await start();
  }
}
