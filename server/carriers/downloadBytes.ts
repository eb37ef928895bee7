const longestMs = 60_000;
const mostBytes = 500 * 1024 * 1024;

/** Downloads a file without following redirects. Rejects when it is not there or too large. */
export async function downloadBytes(url: string, headers: Record<string, string> = {}): Promise<Uint8Array> {
  const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(longestMs) });
  // Without its query, which may be a signature.
  const place = url.split('?')[0];
  if (!response.ok) throw new Error(`the carrier answered ${response.status} for ${place}`);
  if (Number(response.headers.get('content-length') ?? 0) > mostBytes) throw new Error(`${place} is too large`);
  return response.bytes();
}
