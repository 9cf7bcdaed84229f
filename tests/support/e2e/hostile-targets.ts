/** Up to a folder beside the server's, as some proxies read it still below `/azione/`. */
const besideTheServer = '/azione/a%2fb%2fb%2fb%2fb/../../..%2f..%2f..%2fREADME';

/** Paths that two programs could read as two different ones (RFC 3986, 2.1 and 6.2.2; RFC 3629, 3). */
export const ambiguousTargets = [
  besideTheServer,
  '/azione/..%2f..%2fREADME',
  '/azione/../README',
  '/azione/%2e%2e/README',
  '/azione/x%252f..%252fREADME',
  '/azione/./x',
  '/azione/x\\..\\README',
  '/azione/x%5C..%5CREADME',
  '/azione/x%00',
  '/azione/x%0d%0aSet-Cookie:a=b',
  '/azione/%FF',
  '/azione/%C3',
  '/azione/%C0%AE%C0%AE',
  '/azione/%',
  '/azione/%zz',
  '/api/..%2fREADME',
  '/api/%E0%A4%A',
];
