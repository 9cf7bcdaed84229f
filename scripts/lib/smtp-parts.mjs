/**
 * The mail server's variables beside SMTP_URL, all empty: whoever names a mail server of his own by SMTP_URL adds them,
 * or those in the project's `.env` would name a second one.
 */
export const noSmtpParts = {
  SMTP_HOST: '',
  SMTP_PORT: '',
  SMTP_SECURITY: '',
  SMTP_USER: '',
  SMTP_PASSWORD: '',
};
