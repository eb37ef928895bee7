import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { PDU } from 'smpp';
import { storableText } from '#values/storable.ts';
import { addFragment, claimText, markAnswered, markPassedOn } from './smpp.repository.ts';
import type { MessageContext } from '../../../messaging/messages/messageContext.ts';
import { countryOf } from '../../calledParties.ts';
import { addressOf } from './addresses.ts';
import { contentOf, textOf } from './alphabets.ts';
import { joined, packed, passesOn } from './parts.ts';
import { isReceipt, receiptOf } from './receiptOf.ts';
import type { Receipts } from './receipts.ts';
import type { Deliver } from './serveCentre.ts';
import type { SmppSettings } from './smppSettings.ts';

interface DeliveriesParts {
  context: MessageContext;
  settings: Pick<SmppSettings, 'receiptIds' | 'alphabet' | 'country'>;
  recordReceipt: Receipts['recordReceipt'];
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Handles receipts and texts of the centre. */
export function deliveries({ context, settings, recordReceipt, log }: DeliveriesParts): Deliver {
  const { alphabet, country } = settings;
  const receive = passesOn(context, log);
  return async (pdu, session) => {
    if (isReceipt(pdu)) {
      const receipt = receiptOf(pdu, settings.receiptIds);
      if (receipt) await recordReceipt(receipt);
      else log.warn('a receipt that names no message or no state was dropped');
      return undefined;
    }
    const to = addressOf(pdu.destination_addr, pdu.dest_addr_ton, country);
    const ends = { from: addressOf(pdu.source_addr, pdu.source_addr_ton, countryOf(to)), to };
    const content = contentOf(pdu);
    const text = typeof content === 'string' ? content : textOf(content, alphabet);
    if (text === undefined) {
      log.warn({ to }, 'a binary message was dropped');
      return undefined;
    }
    const place = placeOf(pdu);
    if (place.parts > 1) {
      const key = hashOf(ends.from, ends.to, place.reference, place.parts);
      const { part, parts } = place;
      const all = await addFragment(context.db, { key, part, parts, ...ends, content: packed(content) }, context.now());
      if (!all || all.length < parts || !all[0]) return undefined;
      await receive(all[0].id, ends, joined(all, alphabet));
      await markPassedOn(context.db, all, context.now());
      return undefined;
    }
    const key = hashOf(ends.from, ends.to, storableText(text));
    await receive(await claimText(context.db, key, session, context.now()), ends, text);
    return () => markAnswered(context.db, key, context.now());
  };
}

function hashOf(...parts: (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
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
