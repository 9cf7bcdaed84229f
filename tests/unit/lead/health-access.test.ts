import type { Socket } from 'node:net';
import { isDirect } from '@/lib/lead/http/health-access';

test.each<[address: string | undefined, direct: boolean, headers?: Record<string, string>]>([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:10.0.0.1', false],
  ['203.0.113.7', false],
  ['127.0.0.1.example', false],
  [undefined, false],
  ...['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-proto'].map(
    (name): [string, boolean, Record<string, string>] => ['127.0.0.1', false, { [name]: '::1' }],
  ),
])(
  'who comes from %s reads the details without a token: %s %j',
  (address, direct, headers = {}) => {
    const socket = { remoteAddress: address } as Socket;
    expect(isDirect({ socket, headers: { host: 'x', ...headers } })).toBe(direct);
  },
);
