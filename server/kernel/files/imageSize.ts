export interface ImageSize {
  width: number;
  height: number;
}

/** The size from an image's header. Undefined for SVG and truncated headers. */
export function imageSize(bytes: Buffer, type: string): ImageSize | undefined {
  const read = readers[type];
  try {
    return read?.(bytes);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const readers: Readonly<Record<string, (bytes: Buffer) => ImageSize | undefined>> = {
  'image/png': (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  'image/gif': (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
  'image/x-icon': (bytes) => ({ width: bytes.readUInt8(6) || 256, height: bytes.readUInt8(7) || 256 }),
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
};

/** Finds the frame header by skipping the segments before it. */
function jpegSize(bytes: Buffer): ImageSize | undefined {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  return undefined;
}

function webpSize(bytes: Buffer): ImageSize | undefined {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
  if (kind === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind !== 'VP8L') return undefined;
  const packed = bytes.readUInt32LE(21);
  return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >> 14) & 0x3fff) };
}
