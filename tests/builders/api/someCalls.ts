import { randomUUID } from 'node:crypto';
import type { callEdits } from '#contract/telephony/callEdits.contract.ts';
import type { callHistory } from '#contract/telephony/callHistory.contract.ts';
import type { callTags } from '#contract/telephony/callTags.contract.ts';
import type { leads as leadEndpoints } from '#contract/telephony/leads.contract.ts';
import type { sources } from '#contract/telephony/sources.contract.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { callBulkEdits, directionCodes } from '../../../server/kernel/db/schema/calls.ts';
import { leads, leadStatusCodes } from '../../../server/kernel/db/schema/leads.ts';
import { aCall } from './aCall.ts';
import { aTag } from './aNumber.ts';
import type { SamplesFor } from './aWorld.ts';

/** Tags, an outbound call, a voicemail, an edit of many calls, and a person with two numbers. Nothing else refers to the spare tag. */
export interface SomeCalls {
  tag: string;
  spareTag: string;
  outbound: string;
  voicemail: string;
  bulk: string;
}

const caller = '+61412345678';
const grouped = [caller, '+61412345679'];

export async function someCalls(db: Db, accountId: number, trackingNumber: string): Promise<SomeCalls> {
  const outbound = await aCall(db, accountId, { trackingNumber, direction: directionCodes.indexOf('outbound') });
  const voicemail = await aCall(db, accountId, {
    trackingNumber,
    status: 'missed',
    audio: true,
    at: '2026-03-03T01:00:00Z',
  });
  const bulk = randomUUID();
  const createdAt = new Date('2026-03-05T00:00:00Z');
  await db.insert(callBulkEdits).values({ accountId, id: bulk, calls: [], createdBy: 1, createdAt });
  const person = { accountId, personId: randomUUID(), status: leadStatusCodes.indexOf('won'), formerStatus: 0 };
  const changed = { changedBy: 'ann@example.test', changedAt: createdAt };
  await db.insert(leads).values(grouped.map((number) => ({ ...person, ...changed, number })));
  const [tag, spareTag] = [await aTag(db, accountId, 'vip'), await aTag(db, accountId, 'spare')];
  return { tag, spareTag, outbound, voicemail, bulk };
}

/** A valid request for every endpoint about edits, tags and callers. */
export function samplesOfCalls({ account, call, callLog }: { account: number; call: string; callLog: SomeCalls }) {
  const color = '#1f4fd8';
  return {
    changeCall: { params: { id: call }, body: { version: 1, notes: 'Call back' } },
    changeOutboundCall: { params: { id: callLog.outbound }, body: { version: 1, score: 5 } },
    editCalls: { body: { calls: [call], addTags: ['vip'], preview: false } },
    undoCallEdits: { params: { id: callLog.bulk } },
    listCallerVisits: { params: { number: caller } },
    getCallHistory: { params: { number: caller } },
    createCallTag: { body: { account, name: 'Follow up', color } },
    changeCallTag: { params: { uuid: callLog.tag }, body: { version: 1, name: 'VIP customer', color } },
    deleteCallTag: { params: { uuid: callLog.spareTag } },
    listLeads: { query: { number: caller } },
    changeLead: { params: { account, number: caller }, body: { status: 'qualified' } },
    groupNumbers: { params: { account, number: caller }, body: { with: '+61412345670' } },
    ungroupNumber: { params: { account, number: caller } },
    changeSourceCost: {
      body: { account, source: 'google', month: '2026-03', cost: { amount: 10_000, currency: 'AUD' } },
    },
    renameSource: { body: { account, source: 'google', to: 'Google Ads' } },
  } satisfies SamplesFor<
    typeof callEdits & typeof callTags & typeof callHistory & typeof leadEndpoints & typeof sources
  >;
}
