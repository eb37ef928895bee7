/** Encodes a path for the `redirect` parameter: base64 of its UTF-8. */
export function encodeRedirect(path: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(path)));
}

/** The path in a `redirect` parameter; null unless it is base64 of a path on this origin. */
export function decodeRedirect(value: string | null, origin: string): string | null {
  if (!value || !/^[A-Za-z0-9+/]+={0,2}$/.test(value) || value.length % 4 !== 0) return null;
  const path = new TextDecoder().decode(Uint8Array.from(atob(value), (char) => char.codePointAt(0) ?? 0));
  if (!path.startsWith('/') || /^\/[/\\]/.test(path) || !URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null;
}
