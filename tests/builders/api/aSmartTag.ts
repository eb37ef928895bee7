import { randomUUID } from 'node:crypto';
import type { smartTags as contract } from '#contract/powerups/smartTags.contract.ts';
import type { tagBackfills as backfillContract } from '#contract/powerups/tagBackfills.contract.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { smartTags, tagBackfills } from '../../../server/kernel/db/schema/smartTags.ts';
import type { SamplesFor } from './samples.ts';

export interface SomeSmartTag {
  account: number;
  uuid: string;
  /** One that was counted. */
  backfill: string;
}

const long = { kind: 'duration' as const, not: false, min: 60 };

/** Inserts a tag in force since 2020 that every call of a minute gets, with overrides. */
export async function aSmartTag(
  db: Db,
  accountId: number,
  given: Partial<typeof smartTags.$inferInsert> = {},
): Promise<SomeSmartTag> {
  const id = randomUUID();
  await db.insert(smartTags).values({
    accountId,
    id,
    version: 1,
    name: 'Long call',
    group: '',
    points: 10,
    colour: '#1f6feb',
    match: 'all',
    conditions: [long],
    subAccounts: false,
    enabled: true,
    createdBy: 'ann@example.test',
    since: new Date('2020-01-01T00:00:00Z'),
    ...given,
  });
  const { version = 1 } = given;
  const [from, until] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-04-01T00:00:00Z')];
  const backfill = randomUUID();
  await db.insert(tagBackfills).values({
    accountId,
    id: backfill,
    tagId: id,
    version,
    from,
    until,
    subAccounts: false,
    state: 'counted',
    calls: 0,
    createdBy: 'ann@example.test',
    createdAt: until,
    walkedAt: until,
  });
  return { account: accountId, uuid: id, backfill };
}

const settings = {
  name: 'Quote',
  colour: '#0a7d33',
  conditions: [{ kind: 'callerType' as const, is: 'new' as const }],
};

export const smartTagSamples = ({ account, uuid }: SomeSmartTag, call: string): SamplesFor<typeof contract> => ({
  explainCallTags: { params: { id: call } },
  listSmartTags: { query: { account: `${account}` } },
  createSmartTag: { body: { account, ...settings } },
  trySmartTag: { body: { account, name: settings.name, conditions: settings.conditions } },
  changeSmartTag: { params: { uuid }, body: { version: 1, ...settings } },
  deleteSmartTag: { params: { uuid } },
});

export const backfillSamples = ({ account, uuid, backfill }: SomeSmartTag): SamplesFor<typeof backfillContract> => ({
  listTagBackfills: { query: { account: `${account}` } },
  countTagBackfill: { params: { uuid }, body: { dateStart: '2026-01-01T00:00:00Z' } },
  moveTagBackfill: { params: { uuid: backfill }, body: { move: 'start' } },
});
