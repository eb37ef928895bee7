import { toPhone, toUnicode } from './phoneAlphabet.ts';
import { cString } from './wire.ts';

/** A text or a receipt as a centre delivers it; what is left out is empty or 0. */
export interface Delivery {
  from?: string;
  fromTon?: number;
  to?: string;
  toTon?: number;
  /** 4 is a receipt. */
  esmClass?: number;
  coding?: number;
  /** Written by its coding unless it is bytes. */
  message?: string | Buffer;
  /** With its length. */
  header?: readonly number[];
  /** The text in an optional parameter instead. */
  payload?: string | Buffer;
  receiptedId?: string;
  state?: number;
  /** Reference, number of parts, part: as optional parameters. */
  sar?: readonly [number, number, number];
}

/** The body of `deliver_sm` (SMPP 3.4, 4.6.1). */
export function deliveryOf(delivery: Delivery): Buffer {
  const { coding = 0, header, message = '' } = delivery;
  const short = Buffer.concat([Buffer.from(header ?? []), written(message, coding)]);
  const esmClass = (delivery.esmClass ?? 0) | (header ? 0x40 : 0);
  return Buffer.concat([
    ends(delivery, esmClass),
    Buffer.from([0, 0]),
    cString(''),
    cString(''),
    Buffer.from([0, 0, coding, 0, short.length]),
    short,
    parameters(delivery),
  ]);
}

/** The body of `data_sm` (4.7.1), whose text is a parameter. */
export function dataOf(delivery: Delivery): Buffer {
  return Buffer.concat([
    ends(delivery, delivery.esmClass ?? 0),
    Buffer.from([0, delivery.coding ?? 0]),
    parameters(delivery),
  ]);
}

function ends({ from = '', fromTon = 0, to = '', toTon = 0 }: Delivery, esmClass: number): Buffer {
  return Buffer.concat([
    cString(''),
    Buffer.from([fromTon, 0]),
    cString(from),
    Buffer.from([toTon, 0]),
    cString(to),
    Buffer.from([esmClass]),
  ]);
}

function parameters({ coding = 0, payload, receiptedId, state, sar }: Delivery): Buffer {
  const all: [tag: number, value: Buffer][] = [];
  if (receiptedId !== undefined) all.push([0x001e, cString(receiptedId)]);
  if (sar) {
    const [reference, parts, part] = sar;
    all.push([0x020c, Buffer.from([reference >> 8, reference & 0xff])]);
    all.push([0x020e, Buffer.from([parts])], [0x020f, Buffer.from([part])]);
  }
  if (payload !== undefined) all.push([0x0424, written(payload, coding)]);
  if (state !== undefined) all.push([0x0427, Buffer.from([state])]);
  return Buffer.concat(
    all.flatMap(([tag, value]) => {
      const head = Buffer.alloc(4);
      head.writeUInt16BE(tag, 0);
      head.writeUInt16BE(value.length, 2);
      return [head, value];
    }),
  );
}

function written(text: string | Buffer, coding: number): Buffer {
  if (typeof text !== 'string') return text;
  return coding === 8 ? toUnicode(text) : toPhone(text);
}
