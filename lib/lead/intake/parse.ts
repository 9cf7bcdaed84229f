import * as z from 'zod/mini';
import type { Attribution } from '@/lib/attribution-memory';
import type { PayloadFormat } from '@/lib/http/read-body';
import { isPagePath, readAttribution } from '@/lib/lead/attribution';
import { honeypotField, type Lead, leadFields } from '@/lib/lead/fields';
import { isCrossSite, type SpamSignals } from '@/lib/lead/intake/spam';
import type { Refusal, TypedForm } from '@/lib/lead/protocol';
import { leadSchema } from '@/lib/lead/schema';

const objectSchema = z.record(z.string(), z.unknown());

function toObject(text: string, format: PayloadFormat): Record<string, unknown> | null {
  try {
    if (format === 'form') {
      // URLSearchParams accepts bytes that are not UTF-8; this throws
      decodeURIComponent(text);
      return Object.fromEntries(new URLSearchParams(text));
    }
    const parsed = objectSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const longestReferer = 4_096;

function refererPath(request: Request, siteOrigin: string): string | null {
  const referer = request.headers.get('referer') ?? '';
  if (referer.length > longestReferer || !URL.canParse(referer)) return null;
  const { origin, pathname } = new URL(referer);
  // the refused form is no page of the site
  return origin === siteOrigin && !pathname.startsWith('/api/') ? pathname : null;
}

/** The page of the form: its own word if it is a plain path, else that of a Referer from this site, else null. */
function readPage(page: unknown, request: Request, siteOrigin: string): string | null {
  const candidates = [page, refererPath(request, siteOrigin)];
  return candidates.find(isPagePath) ?? null;
}

/** What was typed into a form, unchecked; undefined where it cannot be read. */
export function typedIn(text: string, request: Request, siteOrigin: string): TypedForm | undefined {
  const payload = toObject(text, 'form');
  return payload ? typedForm(payload, readPage(payload.page, request, siteOrigin)) : undefined;
}

function typedForm(payload: Record<string, unknown>, page: string | null): TypedForm {
  const typed = leadFields.flatMap((name) => {
    const value = payload[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(typed), ...(page && { page }) };
}

function fieldMessages(error: z.core.$ZodError<Lead>): Refusal['fields'] {
  const { fieldErrors } = z.flattenError(error);
  return Object.fromEntries(
    leadFields.flatMap((field) => {
      const message = fieldErrors[field]?.[0];
      return message ? [[field, message]] : [];
    }),
  );
}

export interface ParsedPayload {
  refused?: undefined;
  fields: Lead;
  page: string | null;
  attribution: Attribution | null;
  typed: TypedForm;
  signals: SpamSignals;
}

/** A payload's fields, or a refusal with their messages. Unknown fields are ignored. */
export function parsePayload(
  text: string,
  format: PayloadFormat,
  request: Request,
  siteOrigin: string,
): ParsedPayload | Refusal {
  const payload = toObject(text, format);
  if (!payload) return { refused: 'unreadable_body' };
  const page = readPage(payload.page, request, siteOrigin);
  const typed = typedForm(payload, page);
  const result = leadSchema.safeParse(payload);
  if (!result.success) {
    return { refused: 'invalid_fields', fields: fieldMessages(result.error), typed };
  }
  const { elapsedMs, visit, [honeypotField]: bait } = payload;
  const signals = {
    honeypotFilled: typeof bait === 'string' && bait.trim() !== '',
    elapsedMs: typeof elapsedMs === 'number' && elapsedMs >= 0 ? elapsedMs : null,
    crossSite: isCrossSite(request.headers, siteOrigin),
  };
  return { fields: result.data, page, attribution: readAttribution(visit), typed, signals };
}
