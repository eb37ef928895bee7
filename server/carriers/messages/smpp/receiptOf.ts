import type { PDU } from 'smpp';
import { storableText } from '#values/storable.ts';
import type { MessageEventKind } from '../../../messaging/messages/foldMessage.ts';
import type { SmppSettings } from './smppSettings.ts';

/** The centre’s word on one of our parts. */
export interface Receipt {
  remoteId: string;
  kind: MessageEventKind;
  error: string | null;
}

/** By their numbers in the protocol. */
const states = [
  'SCHEDULED',
  'ENROUTE',
  'DELIVRD',
  'EXPIRED',
  'DELETED',
  'UNDELIV',
  'ACCEPTD',
  'UNKNOWN',
  'REJECTD',
  'SKIPPED',
] as const;

/** UNKNOWN is the last that the centre says: it was sent, and may have arrived. */
const kinds: Readonly<Record<string, MessageEventKind>> = {
  SCHEDULED: 'accepted',
  ENROUTE: 'sent',
  ACCEPTD: 'sent',
  UNKNOWN: 'sent',
  DELIVRD: 'delivered',
  EXPIRED: 'undelivered',
  DELETED: 'undelivered',
  UNDELIV: 'undelivered',
  REJECTD: 'failed',
  SKIPPED: 'failed',
};

const receiptTypes = new Set([0x04, 0x20]);

export function isReceipt({ esm_class: esmClass = 0 }: PDU): boolean {
  return receiptTypes.has(esmClass & 0x3c);
}

/**
 * Reads a receipt from its parameters, or else from the text that most centres write:
 * `id:… sub:001 dlvrd:001 submit date:… done date:… stat:DELIVRD err:000 text:…`. Undefined if it names no message, or a
 * state that says nothing.
 */
export function receiptOf(pdu: PDU, ids: SmppSettings['receiptIds']): Receipt | undefined {
  const text = storableText(String(pdu.short_message?.message ?? pdu.message_payload?.message ?? ''));
  const word = (name: string) => new RegExp(`(?:^|\\s)${name}:\\s*([^\\s]+)`, 'i').exec(text)?.[1];
  const reported = storableText(pdu.receipted_message_id ?? word('id') ?? '');
  const state =
    (pdu.message_state === undefined ? undefined : states[pdu.message_state]) ?? word('stat')?.toUpperCase();
  const kind = state === undefined ? undefined : kinds[state];
  if (!reported || kind === undefined) return undefined;
  const failed = kind === 'undelivered' || kind === 'failed';
  const code = word('err');
  const error = failed ? [state, ...(code === undefined || /^0+$/.test(code) ? [] : [code])].join(' ') : null;
  return { remoteId: comparableId(reported, ids), kind, error };
}

/** The id in an answer, as our table has it. */
export const submittedId = (id: string) => withoutPadding(id);

function comparableId(id: string, ids: SmppSettings['receiptIds']): string {
  if (ids === 'decimal' && /^\d+$/.test(id)) return BigInt(id).toString(16);
  if (ids === 'hexadecimal' && /^[\da-f]+$/i.test(id)) return BigInt(`0x${id}`).toString();
  return withoutPadding(id);
}

/** Some centres pad the ids of receipts with zeros, or change their case. */
function withoutPadding(id: string): string {
  return id
    .trim()
    .toLowerCase()
    .replace(/^0+(?=.)/, '');
}
