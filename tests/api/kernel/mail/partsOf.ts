export interface MailPart {
  type: string;
  headers: string;
  /** Decoded. */
  content: Buffer;
}

/** The decoded parts of a mail in order, without containers. */
export function partsOf(raw: string): MailPart[] {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const body = raw.slice(end + 4);
  const type = /^content-type:\s*([^;\s]+)/im.exec(headers)?.[1]?.toLowerCase() ?? 'text/plain';
  const boundary = /boundary="?([^";\r\n]+)"?/i.exec(headers)?.[1];
  if (!type.startsWith('multipart/') || boundary === undefined)
    return [{ type, headers, content: decode(headers, body) }];
  const inner = body.split(`--${boundary}`).slice(1, -1);
  return inner.flatMap((part) => partsOf(part.replace(/^\r\n/, '').replace(/\r\n$/, '')));
}

/** The text of the part with a type, such as `text/html`. */
export function textOf(raw: string, type: string): string {
  return (
    partsOf(raw)
      .find((part) => part.type === type)
      ?.content.toString() ?? ''
  ).replaceAll('\r\n', '\n');
}

function decode(headers: string, body: string): Buffer {
  const encoding = /^content-transfer-encoding:\s*(\S+)/im.exec(headers)?.[1]?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body);
  const joined = body.replaceAll(/=\r?\n/g, '');
  return Buffer.from(
    joined.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  );
}
