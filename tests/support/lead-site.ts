import { variables } from '@/lib/env/variables';
import { findLead } from '@/lib/lead/agency/lead-records';
import type { OutboxKind } from '@/lib/store/schema';
import {
  anotherStore,
  jsonRequest,
  leadStore,
  loadRoute,
  routeEnv,
  service,
  stopService,
  validPayload,
} from './contact-route';
import type { TakenMail } from './mails';
import { startSmtpServer, type TestSmtpServer } from './smtp-server';
import { until } from './until';

/** The variables that one test sets and the next must not find; a store is new unless it is named. */
const unset = Object.fromEntries(
  [...variables, 'BUILD_COMMIT', 'BUILD_TIME']
    .filter((name) => name !== 'DATA_DIR')
    .map((name) => [name, '']),
);

/** No absence note, but reports of what cannot be delivered, which 'All' would suppress. */
const isMarked = (mail: string) =>
  /^Auto-Submitted: auto-generated\r$/m.test(mail) &&
  /^X-Auto-Response-Suppress: OOF, AutoReply\r$/m.test(mail);

/** Takes over standard output and gives back the log entries written since, parsed. */
function captureLog(): () => Record<string, unknown>[] {
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  return () => spy.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
}

/** For a file whose tests each start the site anew, with a real mail server behind it. */
export function leadSite() {
  let smtp: TestSmtpServer;
  let logLines: ReturnType<typeof captureLog>;
  let route: Awaited<ReturnType<typeof loadRoute>>;

  const post = async (changes?: object, headers?: Record<string, string>) =>
    await idOf(await route.POST(jsonRequest({ ...validPayload, ...changes }, headers)));

  beforeAll(async () => {
    smtp = await startSmtpServer();
  });
  afterAll(() => smtp.close());
  beforeEach(() => {
    smtp.reset();
    logLines = captureLog();
  });
  afterEach(async () => {
    const unmarked = smtp.mails.filter(({ raw }) => !isMarked(raw)).map(({ mail }) => mail.subject);
    // whoever still waits for an answer would be waited for
    smtp.reset();
    await stopService();
    jest.restoreAllMocks();
    // no absence note goes out to a visitor for what a program has sent
    expect(unmarked).toEqual([]);
  });

  return {
    get smtp() {
      return smtp;
    },
    logLines: () => logLines(),
    logged: (event: string) => until(() => logLines().find((line) => line.event === event), event),
    /** Starts a server with this environment, and ends the one before; it ends with the test. */
    async start(environment: Record<string, string>) {
      route = await loadRoute({ ...unset, ...routeEnv, SMTP_URL: smtp.url, ...environment });
      return route;
    },
    service,
    store: leadStore,
    anotherStore,
    recordOf,
    deliveriesOf,
    setLead,
    setOutbox,
    untilDeliveriesAre,
    post,
    /** Sends a request to a mail server that is busy, and waits until it is given up. */
    async givenUp(changes?: object) {
      smtp.behave('busy');
      const id = await post(changes);
      await untilDeliveriesAre(id, 'dead_letter');
      return id;
    },
    async delivered(changes?: object) {
      const id = await post(changes);
      await untilDeliveriesAre(id, 'delivered');
      return id;
    },
  };
}

/** Many quick retries: as many as the faults of a test can use up. */
export const quickRetries = Array(50).fill('0.02').join();

export async function idOf(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  const { code, id } = (await response.json()) as { code: string; id: string };
  expect(code).toBe('received');
  return id;
}

/** The Message-ID of a request's mail, from the address that `routeEnv` names. */
export const messageIdOf = (id: string) => `${id}@linea.example`;

export const isMailOf =
  (id: string) =>
  ({ mail }: TakenMail): boolean =>
    mail.messageId === `<${messageIdOf(id)}>`;

async function recordOf(id: string) {
  return await findLead(await leadStore(), id);
}

async function deliveriesOf(id: string) {
  return (await recordOf(id))?.deliveries ?? [];
}

async function setLead(id: string | null, values: object): Promise<void> {
  await (await leadStore()).use((db) => {
    const update = db.updateTable('leads').set(values);
    return (id === null ? update : update.where('id', '=', id)).execute();
  });
}

async function setOutbox(
  values: object,
  { kind, id }: { kind?: OutboxKind; id?: string } = {},
): Promise<void> {
  await (await leadStore()).use((db) => {
    const all = db.updateTable('outbox').set(values);
    const ofKind = kind ? all.where('kind', '=', kind) : all;
    return (id ? ofKind.where('lead_id', '=', id) : ofKind).execute();
  });
}

function untilDeliveriesAre(id: string, status: 'delivered' | 'dead_letter') {
  return until(async () => {
    const deliveries = await deliveriesOf(id);
    return deliveries.length > 0 && deliveries.every((delivery) => delivery.status === status);
  }, `${id} is ${status}`);
}
