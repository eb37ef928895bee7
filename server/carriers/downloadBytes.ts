const longestMs = 60_000;
const mostOfAll = 500 * 1024 * 1024;

interface Download {
  headers?: Record<string, string>;
  mostBytes?: number;
}

/** Downloads a file without following redirects. Rejects when it is not there or too large. */
export async function downloadBytes(
  url: string,
  { headers = {}, mostBytes = mostOfAll }: Download = {},
): Promise<Uint8Array> {
  const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(longestMs) });
  // Without its query, which may be a signature.
  const place = url.split('?')[0];
  if (!response.ok) throw new Error(`the carrier answered ${response.status} for ${place}`);
  const bytes = await boundedBytes(response, mostBytes);
  if (!bytes) throw new Error(`${place} is too large`);
  return bytes;
}

/** The body of a response; undefined if it is larger. */
export async function boundedBytes(response: Response, mostBytes: number): Promise<Buffer | undefined> {
  if (Number(response.headers.get('content-length') ?? 0) > mostBytes) {
    await response.body?.cancel();
    return undefined;
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop closes the connection.
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > mostBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts, length);
}
