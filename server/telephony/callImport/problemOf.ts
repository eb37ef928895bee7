import { moneyCode } from '#values/money.ts';
import type { ImportedCall } from '#values/importedCall.ts';
import type { LineError } from './readCallFile.ts';

const earliest = Date.UTC(1990, 0);

/** What is wrong with a call though each of its fields is well formed. */
export function problemOf(
  { line, call }: { line: number; call: ImportedCall },
  { now, currency }: { now: Date; currency: string },
): LineError | undefined {
  const { dateStart, duration, talkTime, status, direction, revenue } = call;
  const at = Date.parse(dateStart);
  if (at > now.getTime()) return { line, field: 'dateStart', problem: 'future', value: dateStart };
  if (at < earliest) return { line, field: 'dateStart', problem: 'date', value: dateStart };
  if (talkTime !== undefined && talkTime > duration)
    return { line, field: 'talkTime', problem: 'talk-time', value: String(talkTime) };
  if (status === 'voicemail' && direction === 'inbound')
    return { line, field: 'status', problem: 'status', value: status };
  if (revenue !== null && revenue.currency !== currency)
    return { line, field: 'revenue', problem: 'currency', value: moneyCode(revenue) };
  return undefined;
}
