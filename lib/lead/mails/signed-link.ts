import { createHmac, timingSafeEqual } from 'node:crypto';
import { processWide } from '@/lib/process-wide';
import { sharedSecret } from '@/lib/store/key-values';
import type { Store } from '@/lib/store/store';

/** The actions of links. A link carries the index: add at the end, never change the order. */
export const actions = [
  'contacted',
  'won',
  'lost',
  'not_a_request',
  'release',
  'erase',
  'read',
] as const;

export type Action = (typeof actions)[number];

interface SignedLink {
  leadId: string;
  action: Action;
  expiresAt: number;
}

const version = 1;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Bytes: version, action, id, seconds since the epoch, and the half of the HMAC that RFC 2104 (section 5) wants at least. */
const sizes = { version: 1, action: 1, id: 16, expiry: 5, mac: 16 } as const;
const signedBytes = sizes.version + sizes.action + sizes.id + sizes.expiry;
const token = /^[\w-]{52}$/;

function mac(signed: Buffer, key: Buffer): Buffer {
  return createHmac('sha256', key).update(signed).digest().subarray(0, sizes.mac);
}

/** A path segment signed with HMAC-SHA-256: which action on which request until when. Null where the id is no UUID. */
export function signLink({ leadId, action, expiresAt }: SignedLink, key: Buffer): string | null {
  if (!uuid.test(leadId)) return null;
  const signed = Buffer.alloc(signedBytes);
  signed.writeUInt8(version, 0);
  signed.writeUInt8(actions.indexOf(action), sizes.version);
  signed.write(leadId.replaceAll('-', ''), sizes.version + sizes.action, 'hex');
  signed.writeUIntBE(Math.ceil(expiresAt / 1_000), signedBytes - sizes.expiry, sizes.expiry);
  return Buffer.concat([signed, mac(signed, key)]).toString('base64url');
}

/** What a token allows; `forged` for whatever this key has not signed, `expired` from its time on. Never throws. */
export function readLink(
  text: string,
  key: Buffer,
  now = Date.now(),
): SignedLink | 'forged' | 'expired' {
  if (!token.test(text)) return 'forged';
  const bytes = Buffer.from(text, 'base64url');
  const signed = bytes.subarray(0, signedBytes);
  if (!timingSafeEqual(bytes.subarray(signedBytes), mac(signed, key))) return 'forged';
  const action = actions[signed.readUInt8(sizes.version)];
  if (signed.readUInt8(0) !== version || !action) return 'forged';
  const expiresAt = signed.readUIntBE(signedBytes - sizes.expiry, sizes.expiry) * 1_000;
  if (expiresAt <= now) return 'expired';
  const id = signed.toString('hex', sizes.version + sizes.action, signedBytes - sizes.expiry);
  const leadId = id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return { leadId, action, expiresAt };
}

const keyName = 'signing-key';

/** The key of all instances, as long as the hash's output, which RFC 2104 (section 3) asks for. */
export async function signingKey(store: Store): Promise<Buffer> {
  return Buffer.from(await store.use((db) => sharedSecret(db, keyName)), 'base64url');
}

/** Forgets the key: no link of earlier mails works any more, and the next is signed with a new one. */
export async function rotateSigningKey(store: Store): Promise<void> {
  await store.use((db) => db.deleteFrom('key_values').where('name', '=', keyName).execute());
}

/** Milliseconds for which a key may have been rotated without this process knowing. */
const knownMs = 1_000;

type IsForged = (text: string, now?: number) => Promise<boolean>;

/**
 * Whether no key of the store has signed a token. The key is kept: of a flood of forged links one a second reads the store.
 * Rejects with the store's error where it cannot be read.
 */
export function createIsForged(store: Store): IsForged {
  let key: Promise<Buffer> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  const isSigned = async (text: string, now: number) =>
    key !== undefined && readLink(text, await key, now) !== 'forged';

  return async (text, now = Date.now()) => {
    if (!token.test(text)) return true;
    if (await isSigned(text, now)) return false;
    if (Math.abs(now - readAt) < knownMs) return true;
    readAt = now;
    key = signingKey(store);
    key.catch(() => {
      key = undefined;
    });
    return !(await isSigned(text, now));
  };
}

/** The check of the service of this process, for the server in front of the routes; none before it has started. */
export const linkCheck = processWide<{ isForged?: IsForged }>('link-check', () => ({}));
