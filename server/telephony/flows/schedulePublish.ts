import { randomUUID } from 'node:crypto';
import type { FlowSchedule, ScheduleRequest } from '#contract/telephony/publication.contract.ts';
import { blocksPublishing } from '#flows/core/validate.ts';
import { numbersIn } from '#flows/core/numbersIn.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { knownNumbers } from '../numbers/knownNumbers.ts';
import { lockFlow } from './flows.repository.ts';
import {
  changeSchedule,
  findSchedule,
  insertSchedule,
  type ScheduledPublish,
} from './scheduledPublishes.repository.ts';
import { found } from '../../kernel/found.ts';
import { requireFlowSize } from '../../kernel/limits/accountLimits.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Gateway } from './accountWorld.ts';
import { checkFlow } from './checkFlow.ts';
import { refusal } from './publishFlow.ts';

/**
 * Has a document published at a moment, and the version before again at another. It is checked now and at its moment.
 * @throws AppError NOT-FOUND; ALREADY-EXISTS while another waits; INVALID-PAYLOAD for moments that have passed, are out
 * of order, or have no version to go back to; FLOW-NOT-VALID or NO-ACTION-ID-LOOP-DETECTED with `{ problems }`.
 */
export async function schedulePublish(
  { db, system, scope, author, now }: Actor,
  { id: flowId, ...wanted }: ScheduleRequest & { id: string },
  gateway: Gateway,
): Promise<FlowSchedule> {
  const { document, note } = wanted;
  const [publishAt, backAt] = [new Date(wanted.publishAt), wanted.backAt === null ? null : new Date(wanted.backAt)];
  if (publishAt <= now) throw new AppError('INVALID-PAYLOAD', [{ path: 'publishAt', message: 'has passed' }]);
  if (backAt && backAt <= publishAt)
    throw new AppError('INVALID-PAYLOAD', [{ path: 'backAt', message: 'is not after publishAt' }]);
  const tracked = await knownNumbers(system, numbersIn(document));
  return db.transaction(async (tx) => {
    const flow = found(await lockFlow(tx, scope, flowId));
    if (backAt && flow.publishedVersion === null)
      throw new AppError('INVALID-PAYLOAD', [{ path: 'backAt', message: 'there is no version to go back to' }]);
    const last = await findSchedule(tx, scope, flowId);
    if (last && last.dueAt !== null) throw new AppError('ALREADY-EXISTS');
    await requireFlowSize(tx, flow.accountId, document);
    const problems = await checkFlow(tx, scope, gateway, { document, tracked, self: flowId });
    if (blocksPublishing(problems)) throw refusal(problems);
    const { accountId } = flow;
    const row: ScheduledPublish = {
      accountId,
      id: randomUUID(),
      flowId,
      document,
      note,
      publishAt,
      backAt,
      status: 'waiting',
      dueAt: publishAt,
      version: null,
      backTo: null,
      createdBy: author.userId,
      createdByEmail: author.email,
      asUserId: author.asUserId,
      createdAt: now,
    };
    await insertSchedule(tx, row);
    const after = { publishAt, backAt, note };
    await writeAudit(tx, author, { accountId, action: 'flow.scheduled', subject: `flow ${flowId}`, after });
    return toSchedule(row);
  });
}

/**
 * Takes back what still waits: the publishing, or else the way back. Returns the newest schedule, if there ever was one.
 * @throws AppError NOT-FOUND when the scope has no such flow.
 */
export async function cancelSchedule({ db, scope, author }: Actor, flowId: string): Promise<FlowSchedule | null> {
  return db.transaction(async (tx) => {
    if (!(await lockFlow(tx, scope, flowId))) throw new AppError('NOT-FOUND');
    const found = await findSchedule(tx, scope, flowId);
    if (!found || found.dueAt === null) return found ? toSchedule(found) : null;
    const change = { status: 'cancelled', dueAt: null } as const;
    await changeSchedule(tx, found, change);
    const before = { status: found.status, dueAt: found.dueAt };
    const subject = `flow ${flowId}`;
    await writeAudit(tx, author, { accountId: found.accountId, action: 'flow.unscheduled', subject, before });
    return toSchedule({ ...found, ...change });
  });
}

export function toSchedule(row: ScheduledPublish): FlowSchedule {
  const { status, note, version, backTo, createdByEmail, publishAt, backAt, dueAt } = row;
  return {
    status,
    note,
    version,
    backTo,
    createdBy: createdByEmail,
    publishAt: publishAt.toISOString(),
    backAt: backAt?.toISOString() ?? null,
    waits: dueAt !== null,
  };
}
