import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { porting, PortingRequest } from '#contract/telephony/porting.contract.ts';
import type { PortingDetails, PortingStatus } from '#values/portingWords.ts';
import { afterAction, isOfKind } from '../../../src/machines/porting/portingCourse.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { found } from '../../kernel/found.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import {
  addPortingEvent,
  deletePorting,
  findPorting,
  insertPorting,
  lockPorting,
  type PortingFound,
  updatePorting,
} from './porting.repository.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import { adoptPorted } from './adoptPorted.ts';
import type { NumberCarrier } from '../numbers/numberCarrier.ts';
import { circumstancesOf, refuseGaps, refuseOwnNumbers } from './portingNumbers.ts';
import { mailRequester } from './mailRequester.ts';
import { toPorting } from './toPorting.ts';

type Answer = z.input<typeof PortingRequest>;

/** What a change of a request needs; `carrier` is null without telephony, and then no port can be completed. */
interface PortingParts {
  carrier: NumberCarrier | null;
  jobs: JobQueue;
  emit: Emit;
}

/** Creates a draft. @throws AppError ALREADY-EXISTS when a number is already the user's. */
export function createPorting(actor: Actor, account: number, details: PortingDetails): Promise<Answer> {
  const { db, scope, visibleAccounts, principal, author, now } = actor;
  const { userId } = principal;
  return db.transaction(async (tx) => {
    await refuseOwnNumbers(tx, visibleAccounts, details);
    const id = randomUUID();
    await insertPorting(tx, { accountId: account, id, details, userId, createdAt: now, updatedAt: now });
    await addPortingEvent(tx, { accountId: account, requestId: id, status: 'draft', at: now, userId });
    await writeAudit(tx, author, { accountId: account, action: 'porting.created', subject: `porting ${id}` });
    return toPorting(tx, await written(tx, scope, id));
  });
}

type Save = z.output<typeof porting.savePorting.body>;

/**
 * Saves the details and then changes the status, in one transaction. Numbers become the account's before their port is
 * complete, so that nobody is told of calls that don't come in; if it fails in between, completing again goes on.
 * @throws AppError NOT-FOUND; STALE-VERSION with `{ version }`; WRONG-STATUS when the status or the user's role does
 * not allow it; MISSING-FIELD or INVALID-PAYLOAD when submitted or completed incomplete; ALREADY-EXISTS; and what
 * `adoptPorted` throws.
 */
export async function savePorting(actor: Actor, id: string, save: Save, parts: PortingParts): Promise<Answer> {
  const { db, scope, visibleAccounts, author, now } = actor;
  if (save.numbers && save.action !== 'complete')
    throw new AppError('INVALID-PAYLOAD', [{ path: 'numbers', message: 'only to complete a port' }]);
  if (save.action === 'complete') await adoptBefore(actor, id, save, parts);
  return db.transaction(async (tx) => {
    const before = checked(found(await lockPorting(tx, scope, id)), save);
    if (save.details && !isOfKind(before.status, 'editable')) throw new AppError('WRONG-STATUS');
    const details = save.details ?? before.details;
    if (save.details || save.action === 'submit') await refuseOwnNumbers(tx, visibleAccounts, details);
    const status = statusAfter(actor, { ...before, details }, save);
    const scheduledFor =
      status === 'scheduled' || status === 'done' ? (save.scheduledFor ?? before.scheduledFor) : null;
    await updatePorting(tx, before, { details, status, scheduledFor, updatedAt: now });
    if (save.action) {
      const request = { ...before, details, scheduledFor };
      await addStatus(tx, actor, { request, status, note: save.note ?? '' }, parts);
    }
    const after = await toPorting(tx, await written(tx, scope, id));
    const action = save.action ? `porting.${save.action}` : 'porting.changed';
    const stated = { before: { status: before.status, details: before.details }, after: { status, details } };
    await writeAudit(tx, author, { accountId: before.account, action, subject: `porting ${id}`, ...stated });
    return after;
  });
}

/** The request as it was read. */
function checked(request: PortingFound, { version }: Save): PortingFound {
  if (request.version !== version) throw new AppError('STALE-VERSION', { version: request.version });
  return request;
}

async function adoptBefore(actor: Actor, id: string, save: Save, parts: PortingParts): Promise<void> {
  const request = checked(found(await findPorting(actor.db, actor.scope, id)), save);
  statusAfter(actor, request, save);
  await adoptPorted(actor, request, save.numbers ?? [], parts);
}

/** Deletes a draft or a rejected request. @throws AppError NOT-FOUND or WRONG-STATUS. */
export function removePorting({ db, scope, author }: Actor, id: string): Promise<Answer> {
  return db.transaction(async (tx) => {
    const before = found(await lockPorting(tx, scope, id));
    if (!isOfKind(before.status, 'disposable')) throw new AppError('WRONG-STATUS');
    const answer = await toPorting(tx, before);
    await deletePorting(tx, before);
    const entry = { accountId: before.account, subject: `porting ${id}`, before: answer };
    await writeAudit(tx, author, { ...entry, action: 'porting.deleted' });
    return answer;
  });
}

function statusAfter({ principal }: Actor, { status, details, invoiceId }: PortingFound, save: Save): PortingStatus {
  const { action } = save;
  if (!action) return status;
  const hasInvoice = invoiceId !== null;
  // Evaluated as if nothing were missing, so that missing fields are reported by name.
  const circumstances = circumstancesOf(principal.allow, details, hasInvoice);
  if (afterAction(status, action, { ...circumstances, complete: true }) === undefined)
    throw new AppError('WRONG-STATUS');
  if (action === 'schedule' && save.scheduledFor === undefined) throw new AppError('MISSING-FIELD', ['scheduledFor']);
  if (action === 'submit') refuseGaps(details, hasInvoice);
  const after = afterAction(status, action, circumstances);
  if (after === undefined) throw new AppError('WRONG-STATUS');
  return after;
}

interface NewStatus {
  request: PortingFound;
  status: PortingStatus;
  note: string;
}

/** Records the new status in the history and notifies the requester. */
async function addStatus(
  tx: Tx,
  { system, principal, now }: Actor,
  { request, status, note }: NewStatus,
  { jobs }: PortingParts,
): Promise<void> {
  const { account: accountId, id: requestId } = request;
  await addPortingEvent(tx, { accountId, requestId, status, at: now, userId: principal.userId, note });
  await mailRequester(tx, { system, jobs }, request, { status, note });
}

async function written(tx: Tx, scope: Scope, id: string): Promise<PortingFound> {
  const request = await findPorting(tx, scope, id);
  if (!request) throw new Error('a request that was just written is not there');
  return request;
}
