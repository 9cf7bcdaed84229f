import { expect } from '@playwright/test';
import { securityHeaders } from '@/lib/server/security-headers';
import type { Answer } from './raw-request';

/** Every security header, once each, and nothing about the server. */
export function expectSecurityHeaders({ headers, names }: Answer, { https = false } = {}): void {
  for (const [name, value] of Object.entries(securityHeaders(https))) {
    expect(headers.get(name), name).toBe(value);
    expect(names.filter((each) => each === name.toLowerCase())).toHaveLength(1);
  }
  // nothing twice, by whatever writing of its name
  expect(names.length).toBe(new Set(names).size);
  expect(headers.has('x-powered-by')).toBe(false);
  expect(headers.has('server')).toBe(false);
}
