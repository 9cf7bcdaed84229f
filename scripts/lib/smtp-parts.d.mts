export const noSmtpParts: Record<string, string>;
