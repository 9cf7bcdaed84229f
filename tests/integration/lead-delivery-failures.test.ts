import { createServer } from 'node:net';
import { leadAnswers } from '@/content/lead-answers';
import {
  captureLog,
  jsonRequest,
  loadRoute,
  routeEnv,
  validPayload,
} from '../support/contact-route';
import { type SmtpFault, startSmtpServer, type TestSmtpServer } from '../support/smtp-server';

let server: TestSmtpServer;
let logLines: () => Record<string, unknown>[];

beforeAll(async () => {
  server = await startSmtpServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.reset();
  logLines = captureLog();
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function postWith(smtpUrl: string): Promise<Response> {
  const { POST } = await loadRoute({ ...routeEnv, SMTP_URL: smtpUrl });
  return await POST(jsonRequest(validPayload));
}

async function expectFailure(response: Response): Promise<void> {
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({
    code: 'delivery_failed',
    message: leadAnswers.messages.delivery_failed,
  });
  expect(server.mails).toHaveLength(0);
  const lines = logLines();
  expect(lines.map(({ event }) => event)).toEqual(['lead.delivery_failed', 'lead.answered']);
  expect(JSON.stringify(lines)).not.toMatch(/rossi|maria|333/i);
}

async function closedPort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (!address || typeof address === 'string') throw new Error('The probe has no port');
  return address.port;
}

test.each<[string, SmtpFault]>([
  ['knows none of the recipients', 'reject-recipients'],
  ['refuses the text with 550', 'reject-data'],
  ['hangs up in the middle of the text', 'drop-during-data'],
])('a mail server that %s is 502, never a pretended success', async (_case, fault) => {
  server.behave(fault);
  await expectFailure(await postWith(server.url));
});

test('a mail server that refuses the connection is 502', async () => {
  await expectFailure(await postWith(`smtp://127.0.0.1:${await closedPort()}`));
});

test('a mail server that takes the text and falls silent is 502 after the time-out', async () => {
  server.behave('hang-after-data');
  await expectFailure(await postWith(`${server.url}?socketTimeout=300`));
});

test('a mail server that requires TLS and has none is 502', async () => {
  await expectFailure(await postWith(`${server.url}?requireTLS=true`));
});

test('a server without configuration never says that a request was received', async () => {
  await expectFailure(await postWith(''));
});

test('one unknown recipient of two does not stop the mail, and is in the log', async () => {
  server.behave({ rejects: 'ciao@linea.example' });
  const response = await postWith(server.url);
  expect(response.status).toBe(200);
  const { envelope } = await server.mailWhere(() => true);
  expect(envelope.to).toEqual(['vendite@linea.example']);
  expect(logLines()[0]).toMatchObject({ event: 'lead.recipients_rejected', rejectedRecipients: 1 });
});

test('a request after a failure is delivered', async () => {
  const { POST } = await loadRoute({ ...routeEnv, SMTP_URL: server.url });
  server.behave('reject-data');
  expect((await POST(jsonRequest(validPayload))).status).toBe(502);
  server.behave('none');
  expect((await POST(jsonRequest(validPayload))).status).toBe(200);
  expect(server.mails).toHaveLength(1);
});
