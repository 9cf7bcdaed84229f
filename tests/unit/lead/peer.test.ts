import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clientNetwork } from '@/lib/lead/http/client-address';
import { markPeers, peerHeader } from '@/lib/lead/http/peer';

test('a request carries its socket’s address, whatever it says of itself', async () => {
  expect(peerHeader()).toBeNull();
  markPeers();
  const seen: (string | null)[] = [];
  const server = createServer((request, response) => {
    seen.push(clientNetwork(new Headers(request.headers as Record<string, string>), 0));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const headers = { 'x-forwarded-for': '203.0.113.9', [peerHeader() ?? '']: '203.0.113.9' };
  await new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, headers }, (response) => {
      response.resume().on('end', resolve);
    }).on('error', reject);
  });
  await new Promise((resolve) => server.close(resolve));
  expect(seen).toEqual(['127.0.0.1']);
});
