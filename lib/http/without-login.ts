/** An address without its login, which goes into a header (RFC 7617): fetch takes no other. */
export function withoutLogin(address: string): { url: string; login: Record<string, string> } {
  const url = new URL(address);
  const { username, password } = url;
  if (!username && !password) return { url: address, login: {} };
  url.username = '';
  url.password = '';
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const coded = Buffer.from(login).toString('base64');
  return { url: url.href, login: { authorization: `Basic ${coded}` } };
}
