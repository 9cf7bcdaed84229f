export interface MailResult {
  /** Addresses that the server refused while it took the mail for others. */
  rejected: string[];
  errorCode: string | null;
  configurationFault: boolean;
}

/** Nodemailer's code, with the server's status where there is one; no address. */
export interface DeliveryFault {
  errorCode: string;
  /** Permanent: wrong password, TLS, an address or a text that the server refuses for good. */
  configurationFault: boolean;
}

interface MailError extends Error {
  code?: string;
  responseCode?: number;
  permanent?: boolean;
}

/** Reads errors of nodemailer and Node; the server's own words are left out, for they may quote an address. */
export function mailFault(error: unknown): DeliveryFault {
  const { code = 'ERROR', responseCode, message = '' } = error as MailError;
  const tls = /TLS|SSL|CERT|^EPROTO$/.test(code) || /certificate|\bTLS\b|\bSSL\b/i.test(message);
  return {
    errorCode: responseCode ? `${code} ${responseCode}` : code,
    configurationFault: /^(EAUTH|ENOAUTH|EOAUTH2)$/.test(code) || tls || (responseCode ?? 0) >= 500,
  };
}
