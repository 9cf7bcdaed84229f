import * as route from '@/app/api/send-contact/route';
import { variables } from '@/lib/env/variables';
import { answerClient } from '@/lib/http/client-address';
import { listLeads } from '@/lib/lead/agency/lead-records';
import { leadService, stopLeadService } from '@/lib/lead/service';
import type { OutboxKind } from '@/lib/store/schema';
import { createStore, type Store } from '@/lib/store/store';
import { isLogLine } from './command-line';
import { clientOf, formRequest, jsonRequest, routeEnv, validPayload } from './contact-route';
import type { TakenMail } from './mails';
import { startSmtpServer, type TestSmtpServer } from './smtp-server';
import { newDataDir } from './stores';
import { until } from './until';

/** The variables that one test sets and the next must not find; a store is new unless it is named. */
const unset = Object.fromEntries(
  [...variables, 'BUILD_COMMIT', 'BUILD_TIME'].map((name) => [name, '']),
);

/** As many as the faults of a test can use up. */
const quickRetries = Array(50).fill('0.02').join();

/** Of visitors and logins of the tests: the log has none of it. */
const personal = /maria|rossi|anna|verdi|333 ?123|192\.0\.2|198\.51\.100|secret/i;

/** No absence note, but reports of what cannot be delivered, which 'All' would suppress. */
const isMarked = (mail: string) =>
  /^Auto-Submitted: auto-generated\r$/m.test(mail) &&
  /^X-Auto-Response-Suppress: OOF, AutoReply\r$/m.test(mail);

/** Takes over standard output and gives back the log entries written since, parsed. */
function captureLog(): () => Record<string, unknown>[] {
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  return () =>
    spy.mock.calls
      .map(([text]) => String(text))
      .filter(isLogLine)
      .map((line) => JSON.parse(line));
}

/** For a file whose tests each start the site anew, with a real mail server behind it. */
export function leadSite() {
  let smtp: TestSmtpServer;
  let logLines: ReturnType<typeof captureLog>;
  const beside: Store[] = [];

  /** Ends the site as a server does that is asked to end: what is under way is finished first. */
  const stop = () => stopLeadService(30_000);

  const send = (request: Request): Promise<Response> =>
    answerClient({ network: clientOf(request), direct: false }, () => route.POST(request));

  const sendJson = (changes?: object, headers?: Record<string, string>) =>
    send(jsonRequest({ ...validPayload, ...changes }, headers));

  /** Sends a request that is taken, and gives its ID. */
  async function post(changes?: object, headers?: Record<string, string>): Promise<string> {
    const response = await sendJson(changes, headers);
    expect(response.status).toBe(200);
    const { code, id } = (await response.json()) as { code: string; id: string };
    expect(code).toBe('received');
    return id;
  }

  /** Posts, and waits until the request's deliveries are at their end. */
  async function ended(status: 'delivered' | 'dead_letter', changes?: object) {
    const id = await post(changes);
    await untilDeliveriesAre(id, status);
    return id;
  }

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
    await stop();
    for (const store of beside.splice(0)) await store.close();
    const log = JSON.stringify(logLines());
    jest.restoreAllMocks();
    // no absence note goes out to a visitor for what a program has sent
    expect(unmarked).toEqual([]);
    expect(log).not.toMatch(personal);
  });

  return {
    get smtp() {
      return smtp;
    },
    logLines: () => logLines(),
    logged: (event: string) => until(() => logLines().find((line) => line.event === event), event),
    /**
     * Starts a server with this environment, and ends the one before; it ends with the test. The store is new unless
     * DATA_DIR or DATABASE_URL names it. Modules stay loaded, because what they remember is all in the service.
     */
    async start(environment: Record<string, string> = {}) {
      await stop();
      const own = { SMTP_URL: smtp.url, DATA_DIR: newDataDir(), LEADS_RETRY_SECONDS: quickRetries };
      Object.assign(process.env, unset, routeEnv, own, environment);
    },
    stop,
    service: leadService,
    /** The service's own worker must not do what a test does at a time of its own. */
    stopWorker: () => leadService().worker.stop(30_000),
    store,
    /** Another instance's store: by default the service's, the same file or database, opened once more. */
    anotherStore(environment: Record<string, string | undefined> = process.env): Store {
      const { DATA_DIR = '', DATABASE_URL = '' } = environment;
      const opened = createStore({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL || null });
      beside.push(opened);
      return opened;
    },
    recordOf,
    deliveriesOf,
    setLead,
    setOutbox,
    untilDeliveriesAre,
    send,
    sendJson,
    sendForm: (changes?: object, headers?: Record<string, string>) =>
      send(formRequest({ ...validPayload, ...changes }, headers)),
    post,
    /** Posts, and waits until the mail server has it before it, and holds it. */
    async underWay() {
      const before = smtp.connectionCount();
      smtp.behave('hold');
      const id = await post();
      await until(() => smtp.connectionCount() > before, 'the delivery under way');
      return id;
    },
    /** Posts, and waits until it is written down that the mail server has put it off. */
    async putOff(changes?: object) {
      const id = await post(changes);
      await until(async () => (await deliveriesOf(id))[0]?.lastError, `${id} is put off`);
      return id;
    },
    /** Posts to a mail server that is busy, and waits until it is given up. */
    async givenUp(changes?: object) {
      smtp.behave('busy');
      return await ended('dead_letter', changes);
    },
    delivered: (changes?: object) => ended('delivered', changes),
  };
}

/** The Message-ID of a request's mail, from the address that `routeEnv` names. */
export const messageIdOf = (id: string) => `${id}@linea.example`;

export const isMailOf =
  (id: string) =>
  ({ mail }: TakenMail): boolean =>
    mail.messageId === `<${messageIdOf(id)}>`;

const store = () => leadService().store;

const recordOf = async (id: string) =>
  (await listLeads(store())).find((record) => record.id === id);

const deliveriesOf = async (id: string) => (await recordOf(id))?.deliveries ?? [];

async function setLead(id: string | null, values: object): Promise<void> {
  await store().use((db) => {
    const update = db.updateTable('leads').set(values);
    return (id === null ? update : update.where('id', '=', id)).execute();
  });
}

async function setOutbox(
  values: object,
  { kind, id }: { kind?: OutboxKind; id?: string } = {},
): Promise<void> {
  await store().use((db) => {
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
