/*
 * SMPP 3.4 as its specification has it, without a library: what ours gets wrong, this must not get wrong in the same way.
 */

export const commands = {
  generic_nack: 0x8000_0000,
  bind_receiver: 0x01,
  bind_transmitter: 0x02,
  query_sm: 0x03,
  submit_sm: 0x04,
  deliver_sm: 0x05,
  unbind: 0x06,
  bind_transceiver: 0x09,
  enquire_link: 0x15,
  data_sm: 0x103,
} as const;
export type Command = keyof typeof commands;
const answerBit = 0x8000_0000;

export const statuses = {
  ESME_ROK: 0,
  ESME_RINVCMDLEN: 0x02,
  ESME_RINVBNDSTS: 0x04,
  ESME_RSYSERR: 0x08,
  ESME_RINVDSTADR: 0x0b,
  ESME_RINVPASWD: 0x0e,
  ESME_RMSGQFUL: 0x14,
  ESME_RTHROTTLED: 0x58,
} as const;

export interface Pdu {
  /** `deliver_sm_resp` for an answer; a number that the protocol lacks as digits. */
  command: string;
  status: number;
  sequence: number;
  body: Buffer;
}

const nameOf = (id: number): string => {
  const name = Object.entries(commands).find(([, known]) => known === id || (known | answerBit) >>> 0 === id)?.[0];
  if (name === undefined) return `0x${id.toString(16)}`;
  return id >= answerBit && name !== 'generic_nack' ? `${name}_resp` : name;
};

/** The length of a header, and of each of its four numbers. */
const [headerBytes, word] = [16, 4];

/** The whole PDUs at the beginning of a stream, and what is left of it. */
export function pdusOf(stream: Buffer): { pdus: Pdu[]; rest: Buffer } {
  const pdus: Pdu[] = [];
  let rest = stream;
  while (rest.length >= headerBytes && rest.length >= rest.readUInt32BE(0)) {
    const length = rest.readUInt32BE(0);
    if (length < headerBytes) throw new Error(`a PDU of ${length} bytes`);
    pdus.push({
      command: nameOf(rest.readUInt32BE(word)),
      status: rest.readUInt32BE(2 * word),
      sequence: rest.readUInt32BE(3 * word),
      body: rest.subarray(headerBytes, length),
    });
    rest = rest.subarray(length);
  }
  return { pdus, rest };
}

export function requestOf(command: Command, sequence: number, body: Buffer = Buffer.alloc(0)): Buffer {
  return framed(commands[command], 0, sequence, body);
}

export function answerTo({ command, sequence }: Pdu, status = 0, body: Buffer = Buffer.alloc(0)): Buffer {
  return framed((commands[command as Command] | answerBit) >>> 0, status, sequence, body);
}

/** That a request was not understood (4.3.1). */
export const nackOf = (sequence: number, status: number): Buffer =>
  framed(commands.generic_nack, status, sequence, Buffer.alloc(0));

function framed(id: number, status: number, sequence: number, body: Buffer): Buffer {
  const header = Buffer.alloc(headerBytes);
  for (const [index, value] of [headerBytes + body.length, id, status, sequence].entries())
    header.writeUInt32BE(value, index * word);
  return Buffer.concat([header, body]);
}

/** Text that ends with a zero byte. */
export const cString = (text: string) => Buffer.from(`${text}\0`, 'latin1');

/** Reads a body field by field; throws at one that is longer than it may be. */
export class Reader {
  readonly #body: Buffer;
  #at = 0;

  constructor(body: Buffer) {
    this.#body = body;
  }

  byte(): number {
    this.#at += 1;
    return this.#body.readUInt8(this.#at - 1);
  }

  /** `most` counts the zero at its end. */
  text(most: number): string {
    const end = this.#body.indexOf(0, this.#at);
    if (end < 0 || end - this.#at >= most) throw new Error(`a text at ${this.#at} is longer than ${most - 1}`);
    const text = this.#body.toString('latin1', this.#at, end);
    this.#at = end + 1;
    return text;
  }

  bytes(count: number): Buffer {
    if (this.#at + count > this.#body.length) throw new Error(`${count} bytes at ${this.#at} are not there`);
    this.#at += count;
    return this.#body.subarray(this.#at - count, this.#at);
  }

  /** Optional parameters, by their tags. */
  parameters(): Map<number, Buffer> {
    const all = new Map<number, Buffer>();
    while (this.#at < this.#body.length) {
      const [tag, length] = [this.bytes(2).readUInt16BE(), this.bytes(2).readUInt16BE()];
      all.set(tag, this.bytes(length));
    }
    return all;
  }
}
