/** What kept a delivery from its receiver, without an address. */
export interface DeliveryFault {
  /** Node's or nodemailer's code, with the mail server's status where there is one, or a receiver's as `HTTP 503`. */
  errorCode: string;
  /** Permanent: wrong password, TLS, an address or a text that the server refuses for good. */
  configurationFault: boolean;
}

/** A receiver of webhooks did not take what was posted. */
export class WebhookError extends Error {
  constructor(readonly status: number) {
    super(`HTTP ${status}`);
  }
}

const passing = [408, 425, 429];

/** Without a status: no login, another service at the port, no TLS, or a certificate that is not to be trusted. */
const permanent = /^E(AUTH|NOAUTH|OAUTH2|PROTO|PROTOCOL)$|TLS|SSL|CERT|^UNABLE_TO_/;

interface Failure extends Error {
  code?: unknown;
  /** What nodemailer knows beside its own code: Node's or OpenSSL's, and which of its times is over. */
  originalCode?: unknown;
  timeoutType?: unknown;
  responseCode?: number;
  cause?: { code?: unknown };
}

/** Reads errors of nodemailer, fetch and Node; the server's own words are left out, for they may quote an address. */
export function faultOf(error: unknown): DeliveryFault {
  if (error instanceof WebhookError) {
    const { status, message } = error;
    return { errorCode: message, configurationFault: status < 500 && !passing.includes(status) };
  }
  const { code: own, originalCode, timeoutType, cause, name, responseCode } = error as Failure;
  const codes = [timeoutType, originalCode, own, cause?.code];
  const code = codes.find((each) => typeof each === 'string') ?? name;
  // a server's status says whether it refuses for good (RFC 5321, 4.2.1), even a login
  return responseCode
    ? { errorCode: `${code} ${responseCode}`, configurationFault: responseCode >= 500 }
    : { errorCode: code, configurationFault: permanent.test(code) };
}

/** Codes of faults of one mail, its sender or recipients, which a successful login does not end. */
export const mailFaultCodes = ['EENVELOPE', 'EMESSAGE'] as const;

export function concernsMail({ errorCode }: DeliveryFault): boolean {
  return mailFaultCodes.some((code) => errorCode.startsWith(code));
}

/** Whether the server refuses for good what a mail says. */
export function concernsText({ errorCode, configurationFault }: DeliveryFault): boolean {
  return errorCode.startsWith('EMESSAGE') && configurationFault;
}
