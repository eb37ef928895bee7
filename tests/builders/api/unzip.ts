import { inflateRawSync } from 'node:zlib';

/** The files of a zip archive, by name. */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  while (archive.toString('latin1', at, at + 4) === 'PK\u0001\u0002') {
    const [size, nameLength] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)];
    const header = archive.readUInt32LE(at + 42);
    const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, inflateRawSync(archive.subarray(start, start + size)).toString('utf8'));
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
