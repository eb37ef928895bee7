import { randomUUID } from 'node:crypto';
import type { Db } from '../../../server/kernel/db/executor.ts';
import type { CallImported } from '../../../server/telephony/calls/callEvent.ts';
import { eventRows } from '../../../server/telephony/calls/eventRows.ts';
import { importedEvent } from '../../../server/telephony/calls/importedCall.ts';
import { importedRow } from '../../../server/telephony/calls/importedRow.ts';
import { insertCalls } from '../../../server/telephony/callImport/callImports.repository.ts';

export type GivenPast = Partial<CallImported> & {
  /** Epoch ms. */
  at: number;
};

/** Inserts calls with the events that they are folded from: answered ones of a minute, with overrides. Returns their public ids. */
export async function pastCalls(db: Db, accountId: number, given: readonly GivenPast[]): Promise<string[]> {
  const written = given.map(({ at, ...rest }, place) => {
    const key = { accountId, callUuid: randomUUID() };
    const payload: CallImported = { ...usual, ...rest };
    return { key, row: importedRow(key, at * 4096 + place, at, payload), event: importedEvent(at, payload) };
  });
  await db.transaction((tx) =>
    insertCalls(
      tx,
      written.map(({ row }) => row),
      written.flatMap(({ key, event }) => eventRows(key, [event])),
    ),
  );
  return written.map(({ key }) => key.callUuid);
}

const usual: CallImported = {
  importId: '0b1f5a7e-0000-4000-8000-000000000001',
  importedAt: Date.UTC(2026, 5, 1),
  externalId: null,
  caller: '+61412345678',
  area: null,
  country: 'AU',
  firstTime: false,
  trackingNumber: '+61390000001',
  trackingName: 'Website',
  trackingSource: 'Google',
  direction: 'inbound',
  status: 'answered',
  duration: 60,
  talkTime: 45,
  target: null,
  tags: [],
  score: 0,
  notes: '',
  webSource: null,
  webMedium: null,
};
