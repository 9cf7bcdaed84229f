/** Milliseconds for each answer. */
const limit = 10_000;

export interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

/** One answer of the site, as it comes: redirects are not followed. Rejects as `fetch` does. */
export async function get(origin: string, path: string, headers = {}): Promise<Answer> {
  const response = await fetch(new URL(path, origin), {
    redirect: 'manual',
    signal: AbortSignal.timeout(limit),
    headers: { 'accept-encoding': 'br, gzip', ...headers },
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** Why there was none: DNS, the connection and the certificate each have their code. */
export function reasonOf(error: unknown): string {
  const { cause, name } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
}
