import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import smpp, { type PDU } from 'smpp';
import { storableText } from '#values/storable.ts';
import { addFragment, claimText, noteAnswered, notePassedOn } from '../../../repositories/messages/smpp.repository.ts';
import type { MessageContext } from '../../../services/messages/messageContext.ts';
import { countryOf } from '../../calledParties.ts';
import { addressOf } from './addresses.ts';
import { joined, packed, passesOn } from './parts.ts';
import { isReceipt, receiptOf } from './receiptOf.ts';
import type { Receipts } from './receipts.ts';
import type { Deliver } from './serveCentre.ts';
import type { SmppSettings } from './smppSettings.ts';

interface DeliveriesParts {
  context: MessageContext;
  settings: Pick<SmppSettings, 'receiptIds'>;
  noteReceipt: Receipts['noteReceipt'];
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Handles receipts and texts of the centre. */
export function deliveries({ context, settings, noteReceipt, log }: DeliveriesParts): Deliver {
  const receive = passesOn(context, log);
  return async (pdu, session) => {
    if (isReceipt(pdu)) {
      const receipt = receiptOf(pdu, settings.receiptIds);
      if (receipt) await noteReceipt(receipt);
      else log.warn('a receipt that names no message or no state was dropped');
      return undefined;
    }
    const to = addressOf(pdu.destination_addr);
    const ends = { from: addressOf(pdu.source_addr, pdu.source_addr_ton, countryOf(to)), to };
    const text = textOf(pdu);
    if (text === undefined) {
      log.warn({ to }, 'a binary message was dropped');
      return undefined;
    }
    const place = placeOf(pdu);
    if (place.parts > 1) {
      const key = hashOf(ends.from, ends.to, place.reference, place.parts);
      const { part, parts } = place;
      const all = await addFragment(context.db, { key, part, parts, ...ends, content: packed(text) }, context.now());
      if (!all || all.length < parts || !all[0]) return undefined;
      await receive(all[0].id, ends, joined(all));
      await notePassedOn(context.db, all, context.now());
      return undefined;
    }
    const key = hashOf(ends.from, ends.to, storableText(text));
    await receive(await claimText(context.db, key, session, context.now()), ends, text);
    return () => noteAnswered(context.db, key, context.now());
  };
}

function hashOf(...parts: (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** IA5: what the library reads as the alphabet of phones. */
const ia5 = 1;

/** Undefined for what is binary: settings, for example, that networks send to phones. */
function textOf({ data_coding: coding, short_message: short, message_payload: payload }: PDU): string | undefined {
  const told = short?.message.length ? short.message : (payload?.message ?? '');
  if (typeof told !== 'string') return undefined;
  return coding === ia5 ? smpp.encodings.ASCII.encode(told).toString('latin1') : told;
}

interface Place {
  reference: number;
  parts: number;
  part: number;
}

/** Which part of a text it is, by its header (concatenation with a reference of 8 or 16 bits) or by its parameters. */
function placeOf(pdu: PDU): Place {
  const header = (pdu.short_message?.udh ?? []).find(([kind]) => kind === 0 || kind === 8);
  if (header?.[0] === 0 && header.length === 5)
    return placed(header.readUInt8(2), header.readUInt8(3), header.readUInt8(4));
  if (header?.[0] === 8 && header.length === 6)
    return placed(header.readUInt16BE(2), header.readUInt8(4), header.readUInt8(5));
  const { sar_msg_ref_num: reference, sar_total_segments: parts, sar_segment_seqnum: part } = pdu;
  return placed(reference ?? 0, parts ?? 1, part ?? 1);
}

function placed(reference: number, parts: number, part: number): Place {
  return part >= 1 && part <= parts ? { reference, parts, part } : { reference, parts: 1, part: 1 };
}
