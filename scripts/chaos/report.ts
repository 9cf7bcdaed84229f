import { faultCounts } from './faults';

export interface ChaosRun {
  store: string;
  instances: number;
  requests: number;
  kills: number;
  terms: number;
  /** Requests that may arrive twice. */
  repeatable: number;
  seconds: number;
  /** Ids that were answered 2xx, and how often there was which status, or no answer at all. */
  answered: Set<string>;
  statuses: Map<number, number>;
  unanswered: number;
  /** Message-IDs of the mails that came, one taken twice is there twice. */
  messageIds: string[];
  connections: number;
}

/** Prints what became of all requests. True when none was lost, and few enough came twice. */
export function report(run: ChaosRun): boolean {
  const { instances, requests, kills, terms, answered } = run;
  const arrivals = new Map<string, number>();
  for (const id of run.messageIds) {
    const lead = id.split('@')[0] ?? '';
    // a mail server that refuses every fifth login is an alarm
    if (!lead.startsWith('alarm.')) arrivals.set(lead, (arrivals.get(lead) ?? 0) + 1);
  }
  const lost = [...answered].filter((id) => !arrivals.has(id));
  const unknown = [...arrivals.keys()].filter((id) => !answered.has(id));
  const twice = [...arrivals.values()].filter((count) => count > 1).length;
  const share = ((100 * twice) / requests).toFixed(3);
  const hostile = [...faultCounts].filter(([fault]) => fault !== 'none');
  console.log(
    [
      `store               ${run.store}, ${instances} instance${instances > 1 ? 's' : ''}`,
      `requests            ${requests} in ${run.seconds.toFixed(1)} s; answers ${JSON.stringify([...run.statuses])}, none ${run.unanswered} times`,
      `ends                ${kills} by SIGKILL, ${terms} by SIGTERM`,
      `hostile connections ${hostile.reduce((sum, [, count]) => sum + count, 0)} of ${run.connections}: ${hostile.map(([fault, count]) => `${fault} ${count}`).join(', ')}`,
      `answered 2xx        ${answered.size}`,
      `arrived             ${arrivals.size}`,
      `lost                ${lost.length}`,
      `delivered twice     ${twice} (${share}%, same Message-ID)`,
      `answered by nobody  ${unknown.length}`,
    ].join('\n'),
  );
  return lost.length === 0 && twice <= run.repeatable && answered.size === requests;
}
