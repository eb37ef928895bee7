import { blocksPublishing } from '#flows/core/validate.ts';
import { numbersIn } from '#flows/core/numbersIn.ts';
import type { ScheduleStatus } from '#values/flow/schedule.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { knownNumbers } from '../numbers/knownNumbers.ts';
import { findVersion, lockFlow, type StoredFlow } from './flows.repository.ts';
import {
  changeSchedule,
  holdDueSchedule,
  listDueSchedules,
  numberOfFlow,
  type ScheduledPublish,
} from './scheduledPublishes.repository.ts';
import { findRequester } from '../../tenancy/people/findRequester.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import type { JobContext, JobQueue } from '../../kernel/jobs/job.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import { queueMail } from '../../kernel/mail/queueMail.ts';
import { notifyLive } from '../../kernel/live/notifyLive.ts';
import type { Gateway } from './accountWorld.ts';
import { checkFlow } from './checkFlow.ts';
import { publishFlow } from './publishFlow.ts';

/**
 * Publishes what is due, each once however many processes look, and tells authors what was not published. What was
 * missed while no worker ran is done late.
 * @throws AggregateError when some failed; the others were done.
 */
export async function publishDue(
  { db, jobs, emit }: Pick<JobContext, 'db'> & Pick<Means, 'jobs' | 'emit'>,
  config: Gateway,
  now: Date,
): Promise<void> {
  const errors: unknown[] = [];
  for (const key of await listDueSchedules(db, now)) {
    try {
      await db.transaction(async (tx) => {
        const due = await holdDueSchedule(tx, key, now);
        const flow = due && (await lockFlow(tx, scopeOf([due.accountId]), due.flowId));
        if (due && flow)
          await (due.status === 'waiting' ? publish : goBack)(tx, { jobs, emit, config }, flow, due, now);
      });
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} flows could not be published`);
}

interface Means {
  jobs: Pick<JobQueue, 'send'>;
  emit: Emit;
  config: Gateway;
}

async function publish(tx: Tx, means: Means, flow: StoredFlow, due: ScheduledPublish, now: Date): Promise<void> {
  const { document, note, backAt } = due;
  const problems = await check(tx, means, due, document);
  if (blocksPublishing(problems)) return end(tx, means, flow, due, { status: 'refused', now });
  const stored = await publishFlow(tx, authorOf(due), flow, { document, note, problems, asDraft: false }, now);
  await changeSchedule(tx, due, {
    status: 'published',
    dueAt: backAt,
    version: stored.publishedVersion,
    backTo: flow.publishedVersion,
  });
}

async function goBack(tx: Tx, means: Means, flow: StoredFlow, due: ScheduledPublish, now: Date): Promise<void> {
  const { version, backTo } = due;
  if (flow.publishedVersion !== version || backTo === null)
    return end(tx, means, flow, due, { status: 'overtaken', now });
  const before = await findVersion(tx, scopeOf([due.accountId]), due.flowId, backTo);
  if (!before) return end(tx, means, flow, due, { status: 'refused', now });
  const { document, note } = before;
  const problems = await check(tx, means, due, document);
  if (blocksPublishing(problems)) return end(tx, means, flow, due, { status: 'refused', now });
  await publishFlow(tx, authorOf(due), flow, { document, note, problems, asDraft: false, again: backTo }, now);
  await changeSchedule(tx, due, { status: 'returned', dueAt: null });
}

async function check(
  tx: Tx,
  { config }: Means,
  { accountId, flowId }: ScheduledPublish,
  document: ScheduledPublish['document'],
) {
  const tracked = await knownNumbers(tx, numbersIn(document));
  return checkFlow(tx, scopeOf([accountId]), config, { document, tracked, self: flowId });
}

/** Ends it without publishing, and tells its author. */
async function end(
  tx: Tx,
  { jobs, emit }: Means,
  flow: StoredFlow,
  due: ScheduledPublish,
  { status, now: at }: { status: Extract<ScheduleStatus, 'refused' | 'overtaken'>; now: Date },
): Promise<void> {
  await changeSchedule(tx, due, { status, dueAt: null });
  await notifyLive(tx, due.accountId, { kind: 'flow.published', uuid: flow.id });
  const { accountId } = due;
  const author = await findRequester(tx, due.createdBy);
  const number = (await numberOfFlow(tx, accountId, flow.id)) ?? null;
  const reason = status === 'overtaken' ? 'overtaken' : due.status === 'waiting' ? 'problems' : 'problemsBack';
  const facts = { flow: flow.name, number, reason } as const;
  const mailedTo = author ? [author.email] : [];
  await emit(tx, { kind: 'flow.notPublished', accountId, ...facts, mailedTo, at });
  if (!author) return;
  const payload = { to: author.email, locale: author.locale, ...facts };
  await queueMail(tx, jobs, { accountId, kind: 'flowNotPublished', payload });
}

const authorOf = ({ createdBy, createdByEmail, asUserId }: ScheduledPublish) => ({
  userId: createdBy,
  email: createdByEmail,
  asUserId,
  address: null,
});
