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

interface Failure extends Error {
  code?: unknown;
  responseCode?: number;
  cause?: { code?: unknown };
}

/** Reads errors of nodemailer, fetch and Node; the server's own words are left out, for they may quote an address. */
export function faultOf(error: unknown): DeliveryFault {
  if (error instanceof WebhookError) {
    const { status, message } = error;
    return { errorCode: message, configurationFault: status < 500 && !passing.includes(status) };
  }
  const { code: own, cause, name, message, responseCode } = error as Failure;
  const code = [own, cause?.code].find((each) => typeof each === 'string') ?? name;
  return {
    errorCode: responseCode ? `${code} ${responseCode}` : code,
    configurationFault:
      /^(EAUTH|ENOAUTH|EOAUTH2|EPROTO)$|TLS|SSL|CERT/.test(code) ||
      /certificate|\bTLS\b|\bSSL\b/i.test(message) ||
      (responseCode ?? 0) >= 500,
  };
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
