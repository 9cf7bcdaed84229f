/** Pressed without script, on the page behind a link. */
export async function press(address: string, fields: Record<string, string>): Promise<Response> {
  const { POST } = await import('@/app/azione/[token]/route');
  const token = new URL(address).pathname.replace('/azione/', '');
  const body = new URLSearchParams(fields).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const request = new Request(address, { method: 'POST', body, headers });
  return await POST(request, { params: Promise.resolve({ token }) });
}

/** What a browser shows that follows a link. */
export async function open(address: string): Promise<Response> {
  const { GET } = await import('@/app/azione/[token]/route');
  const token = new URL(address).pathname.replace('/azione/', '');
  return await GET(new Request(address), { params: Promise.resolve({ token }) });
}
