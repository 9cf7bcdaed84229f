import { channel } from 'node:diagnostics_channel';
import { EnvError, env } from '@/lib/env';
import { markPeers } from '@/lib/lead/peer';
import { refuseWhatNextCannotAnswer } from '@/lib/lead/request-line';
import { leadService } from '@/lib/lead/service';
import { finishDeliveriesOnSignal } from '@/lib/lead/shutdown';

/**
 * What the server does once, before it takes its first request. With an unusable configuration a production server does
 * not start: it prints every mistake and exits with code 1, because a form that cannot deliver would lose requests.
 * A development server only warns, and the form answers with an error. Then it starts delivering what the store holds.
 */
export function start(): void {
  try {
    refuseWhatNextCannotAnswer();
    env();
    markPeers();
    leadService();
    finishDeliveriesOnSignal();
    // a release's own server listens from now on: deploy/server/server.js
    channel('site.started').publish({});
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`\n${error.message}\n\n`);
    if (process.env.NODE_ENV === 'production') process.exit(1);
  }
}
