import { randomUUID } from 'node:crypto';
import type { followUps as contract } from '#contract/powerups/followUps.contract.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { followUps, followUpTexts } from '../../../server/kernel/db/schema/followUps.ts';
import type { SamplesFor } from './samples.ts';

export interface SomeFollowUp {
  account: number;
  uuid: string;
}

/** Inserts a follow-up of missed calls to any number, with overrides. */
export async function aFollowUp(
  db: Db,
  accountId: number,
  given: Partial<typeof followUps.$inferInsert> = {},
): Promise<SomeFollowUp> {
  const id = randomUUID();
  await db.insert(followUps).values({
    accountId,
    id,
    name: `Missed ${id}`,
    allNumbers: true,
    match: 'all',
    conditions: [{ kind: 'status', not: false, is: ['missed', 'abandoned'] }],
    delayMinutes: 2,
    content: 'Sorry that we missed you. Write back here: {account}',
    hours: { from: '08:00', to: '20:00' },
    quietDays: 1,
    subAccounts: false,
    enabled: true,
    createdBy: 'ann@example.test',
    createdAt: new Date('2026-03-01T00:00:00Z'),
    ...given,
  });
  return { account: accountId, uuid: id };
}

/** Inserts a text of a follow-up that was stopped, since the caller withheld their number. */
export async function aStoppedText(db: Db, { account, uuid }: SomeFollowUp, callUuid: string, did: string) {
  const at = new Date('2026-03-02T00:00:00Z');
  await db.insert(followUpTexts).values({
    accountId: account,
    callUuid,
    followUpAccountId: account,
    followUpId: uuid,
    did,
    endedAt: at,
    state: 'stopped',
    reason: 'withheld',
    dueAt: at,
    decidedAt: at,
  });
}

const settings = {
  name: 'After hours',
  conditions: [{ kind: 'callerType' as const, is: 'new' as const }],
  content: 'Thank you for calling {account}.',
};

export const followUpSamples = (
  { account, uuid }: SomeFollowUp,
  { call, did }: { call: string; did: string },
): SamplesFor<typeof contract> => ({
  listFollowUps: { query: { account: `${account}` } },
  createFollowUp: { body: { account, ...settings } },
  tryFollowUp: { body: { account, conditions: settings.conditions, content: settings.content } },
  listCallFollowUps: { params: { id: call } },
  changeFollowUp: { params: { uuid }, body: { version: 1, ...settings } },
  deleteFollowUp: { params: { uuid } },
  setNumberFollowUps: { params: { did }, body: { followUps: [uuid] } },
});
