import { captureLog, leadStore, loadRoute, routeEnv, stopService } from './contact-route';
import type { TakenMail } from './mailbox';
import { startSmtpServer, type TestSmtpServer } from './smtp-server';
import { until } from './until';

export interface LeadSite {
  /** The mail server that the site delivers to, empty and well at the start of each test. */
  readonly smtp: TestSmtpServer;
  /** What the site has logged in this test. */
  logLines(): Record<string, unknown>[];
  /** The first line of this event, once there is one. */
  logged(event: string): Promise<Record<string, unknown>>;
  /** Starts a server with this environment, and ends the one before; it ends with the test. */
  start(environment: Record<string, string>): ReturnType<typeof loadRoute>;
}

/** The variables that one test sets and the next must not find. */
const unset = {
  DATABASE_URL: '',
  LEADS_RETRY_SECONDS: '',
  LEADS_GLOBAL_LIMIT: '',
  TRUSTED_PROXY_HOPS: '',
  LEADS_WEBHOOK_URL: '',
  LEADS_WEBHOOK_SECRET: '',
  HEALTH_TOKEN: '',
  LEADS_WEEKLY: '',
  BUILD_COMMIT: '',
  BUILD_TIME: '',
  ALERT_SMTP_URL: '',
  ALERT_FROM: '',
  ALERT_TO: '',
  ALERT_WEBHOOK_URL: '',
};

/** For a file whose tests each start the site anew, with a real mail server behind it. */
export function leadSite(options?: Parameters<typeof startSmtpServer>[0]): LeadSite {
  let smtp: TestSmtpServer;
  let logLines: LeadSite['logLines'];

  beforeAll(async () => {
    smtp = await startSmtpServer(options);
  });
  afterAll(() => smtp.close());
  beforeEach(() => {
    smtp.reset();
    logLines = captureLog();
  });
  afterEach(async () => {
    // whoever still waits for an answer would be waited for
    smtp.reset();
    await stopService();
    jest.restoreAllMocks();
  });

  return {
    get smtp() {
      return smtp;
    },
    logLines: () => logLines(),
    logged: (event) => until(() => logLines().find((line) => line.event === event), event),
    start: (environment) =>
      loadRoute({ ...routeEnv, ...unset, SMTP_URL: smtp.url, ...environment }),
  };
}

/** Many quick retries: as many as the faults of a test can use up. */
export const quickRetries = Array(50).fill('0.02').join();

/** The id that a request was received under. */
export async function idOf(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  const { code, id } = (await response.json()) as { code: string; id: string };
  expect(code).toBe('received');
  return id;
}

/** The Message-ID of a request's mail, from the address that `routeEnv` names. */
export const messageIdOf = (id: string) => `${id}@linea.example`;

/** Whether a mail is that of a request. */
export const isMailOf =
  (id: string) =>
  ({ mail }: TakenMail): boolean =>
    mail.messageId === `<${messageIdOf(id)}>`;

export async function deliveriesOf(id: string) {
  const { findLead } = await import('@/lib/lead/ops/admin');
  return (await findLead(await leadStore(), id))?.deliveries ?? [];
}

/** Waits until a request has deliveries, and all of them stand like this. */
export function untilDeliveriesAre(id: string, status: 'delivered' | 'dead_letter') {
  return until(async () => {
    const deliveries = await deliveriesOf(id);
    return deliveries.length > 0 && deliveries.every((delivery) => delivery.status === status);
  }, `${id} is ${status}`);
}
