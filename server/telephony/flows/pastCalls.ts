import type { z } from 'zod';
import type { PastCall } from '#contract/telephony/pastCalls.contract.ts';
import { ofKind } from '../calls/callEvent.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { listFlowEvents, listFlowRuns } from './flowRuns.repository.ts';
import { findFlow } from './flows.repository.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import { recordedRun } from '../calls/recordedRun.ts';

interface Asked {
  id: string;
  days: number;
  before?: number | undefined;
  length: number;
}

interface PastCalls {
  calls: z.input<typeof PastCall>[];
  next: number | null;
}

const dayMs = 86_400_000;

/**
 * A page of the calls that a flow answered, ready to be run again.
 * @throws AppError NOT-FOUND when the scope has no such flow.
 */
export async function pastCalls(db: Db, scope: Scope, asked: Asked, now: Date): Promise<PastCalls> {
  const { id, days, before, length } = asked;
  if (!(await findFlow(db, scope, id))) throw new AppError('NOT-FOUND');
  const rows = await listFlowRuns(db, scope, {
    flow: id,
    since: new Date(now.getTime() - days * dayMs),
    before,
    length,
  });
  const events = await listFlowEvents(db, scope, rows);
  const calls = rows.flatMap(({ uuid }) => {
    const own = events.get(uuid) ?? [];
    const ran = ofKind(own, 'call.started')[0]?.payload.flow;
    const run = recordedRun(own);
    return ran && run ? [{ uuid, version: ran.version, others: ran.others ?? [], run }] : [];
  });
  return { calls, next: rows.length < length ? null : (rows.at(-1)?.id ?? null) };
}
