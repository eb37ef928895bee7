import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterFile } from '../../../afterFile.ts';

const types = { 5: 'CNAME', 16: 'TXT' } as const;

/** The answers of a DNS server, by `TXT name` or `CNAME name`; names without one do not exist. */
export type DnsRecords = Map<string, string[]>;

/** Starts a DNS server on loopback (RFC 1035, questions of one name over UDP). Returns its address and its records. */
export async function aDnsServer(): Promise<{ address: string; records: DnsRecords }> {
  const records: DnsRecords = new Map();
  const socket = createSocket('udp4');
  socket.on('message', (query, peer) => socket.send(answerTo(query, records), peer.port, peer.address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  afterFile(() => new Promise<void>((closed) => void socket.close(closed)));
  return { address: `127.0.0.1:${socket.address().port}`, records };
}

function answerTo(query: Buffer, records: DnsRecords): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length));
    at += length + 1;
  }
  const code = query.readUInt16BE(at + 1);
  const type = code === 5 || code === 16 ? types[code] : 'other';
  const found = records.get(`${type} ${labels.join('.').toLowerCase()}`) ?? [];
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  // A response to a recursive query: 0 for found, 3 for a name that does not exist.
  header.writeUInt16BE(0x8180 | (found.length > 0 ? 0 : 3), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(found.length, 6);
  return Buffer.concat([header, query.subarray(12, at + 5), ...found.map((text) => record(code, text))]);
}

function record(code: number, text: string): Buffer {
  const data = code === 16 ? textOf(text) : nameOf(text);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(code, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

const prefixed = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);

/** Strings of at most 255 bytes. */
const textOf = (text: string) => Buffer.concat((text.match(/.{1,255}/gs) ?? []).map(prefixed));

const nameOf = (name: string) => Buffer.concat([...name.split('.').map(prefixed), Buffer.from([0])]);
