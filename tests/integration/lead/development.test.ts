import { routeEnv } from '../../support/contact-route';
import { newDataDir } from '../../support/stores';

type Service = typeof import('@/lib/lead/service');

/** The service's module, evaluated as Next does after an edit of anything that it imports. */
function evaluate(): Service {
  let service: Service | undefined;
  jest.isolateModules(() => {
    service = require('@/lib/lead/service');
  });
  if (!service) throw new Error('It was not evaluated.');
  return service;
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['development', false],
  ['production', true],
] as const)('service: after an edit in %s the one that ran goes on: %s', async (mode, goesOn) => {
  const variables = { ...routeEnv, SMTP_URL: 'smtp://127.0.0.1:9', DATA_DIR: newDataDir() };
  jest.replaceProperty(process, 'env', { ...process.env, ...variables, NODE_ENV: mode });
  jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const before = evaluate().leadService();
  await before.unusable;
  const edited = evaluate();
  expect(edited.leadService() === before).toBe(goesOn);
  await edited.stopLeadService(5_000);
});
