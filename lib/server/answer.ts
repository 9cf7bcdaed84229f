import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { dataPolicy } from '@/lib/lead/intake/answer';

/** What a request asks for, when its address can be read in one way alone (`refusalOf`). */
export interface Asked {
  request: IncomingMessage;
  /** As it was sent, without a host. */
  target: string;
  /** Decoded. */
  path: string;
  /** With its question mark, or empty. */
  query: string;
  /** Without a port; empty where none can be read. */
  host: string;
}

/** An answer as it is sent, with the headers of every answer (lib/server/handler.ts) added. */
export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body?: string | Buffer;
}

/** Of answers that are no page of the site: nobody keeps them. */
const refusedHeaders = {
  ...dataPolicy,
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
};

/** An answer that is no page, empty or with a line of text. */
export function refused(status: number, more: OutgoingHttpHeaders = {}, text?: string): Answer {
  const type = text && { 'Content-Type': 'text/plain; charset=utf-8' };
  const headers = { ...refusedHeaders, ...type, ...more };
  return { status, headers, body: text && `${text}\n` };
}

/** 308: the same method at the other address (RFC 9110, 15.4.9). */
export const redirect = (location: string): Answer => ({
  status: 308,
  headers: { Location: location, 'Cache-Control': 'no-cache' },
});

/** A target without slashes too many: one that begins with two would lead to another site. */
export const tidy = (target: string): string =>
  target.replace(/^[^?]*/, (path) => `/${path.split('/').filter(Boolean).join('/')}`);
