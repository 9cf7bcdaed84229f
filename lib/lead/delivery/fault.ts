export interface MailResult {
  /** Addresses that the server refused while it took the mail for others. */
  rejected: string[];
  errorCode: string | null;
  configurationFault: boolean;
}

/** What the fault is, in one word without an address: nodemailer's code, with the server's answer where there is one. */
export interface DeliveryFault {
  errorCode: string;
  /** Waiting does not fix it: wrong password, TLS, an address or a text that the server refuses for good. */
  configurationFault: boolean;
}

interface MailError extends Error {
  code?: string;
  responseCode?: number;
  permanent?: boolean;
}

/** Reads nodemailer's and Node's errors. The server's own words are left out: they may quote an address. */
export function mailFault(error: unknown): DeliveryFault {
  const { code = 'ERROR', responseCode, message = '' } = error as MailError;
  const tls = /TLS|SSL|CERT|^EPROTO$/.test(code) || /certificate|\bTLS\b|\bSSL\b/i.test(message);
  return {
    errorCode: responseCode ? `${code} ${responseCode}` : code,
    configurationFault: /^(EAUTH|ENOAUTH|EOAUTH2)$/.test(code) || tls || (responseCode ?? 0) >= 500,
  };
}
