import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { porting, PortingRequest } from '#contract/telephony/porting.contract.ts';
import type { PortingDetails, PortingStatus } from '#values/portingWords.ts';
import { afterAction, isOfKind } from '../../../src/machines/porting/portingCourse.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { found } from '../../kernel/found.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
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
import { type AdoptingPorted, adoptPorted } from './adoptPorted.ts';
import { circumstancesOf, refuseGaps, refuseOwnNumbers } from './portingNumbers.ts';
import { tellRequester } from './tellRequester.ts';
import { toPorting } from './toPorting.ts';

type Answer = z.input<typeof PortingRequest>;

/** Dependencies of porting changes. `scope` is what the request is about, `visibleAccounts` all accounts of the user. */
export interface Porting extends AdoptingPorted {
  jobs: JobQueue;
  scope: Scope;
  /** The user who makes the change. */
  userId: number;
}

/** Creates a draft. @throws AppError ALREADY-EXISTS when a number is already the user's. */
export function createPorting(by: Porting, account: number, details: PortingDetails): Promise<Answer> {
  const { db, scope, visibleAccounts, author, userId, now } = by;
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
export async function savePorting(by: Porting, id: string, save: Save): Promise<Answer> {
  const { db, scope, visibleAccounts, author, now } = by;
  if (save.numbers && save.action !== 'complete')
    throw new AppError('INVALID-PAYLOAD', [{ path: 'numbers', message: 'only to complete a port' }]);
  if (save.action === 'complete') await adoptBefore(by, id, save);
  return db.transaction(async (tx) => {
    const before = checked(found(await lockPorting(tx, scope, id)), save);
    if (save.details && !isOfKind(before.status, 'editable')) throw new AppError('WRONG-STATUS');
    const details = save.details ?? before.details;
    if (save.details || save.action === 'submit') await refuseOwnNumbers(tx, visibleAccounts, details);
    const status = statusAfter(by, { ...before, details }, save);
    const scheduledFor =
      status === 'scheduled' || status === 'done' ? (save.scheduledFor ?? before.scheduledFor) : null;
    await updatePorting(tx, before, { details, status, scheduledFor, updatedAt: now });
    if (save.action) await note(tx, by, { ...before, details, scheduledFor }, status, save.note ?? '');
    const after = await toPorting(tx, await written(tx, scope, id));
    const action = save.action ? `porting.${save.action}` : 'porting.changed';
    const said = { before: { status: before.status, details: before.details }, after: { status, details } };
    await writeAudit(tx, author, { accountId: before.account, action, subject: `porting ${id}`, ...said });
    return after;
  });
}

/** The request as it was read. */
function checked(request: PortingFound, { version }: Save): PortingFound {
  if (request.version !== version) throw new AppError('STALE-VERSION', { version: request.version });
  return request;
}

async function adoptBefore(by: Porting, id: string, save: Save): Promise<void> {
  const request = checked(found(await findPorting(by.db, by.scope, id)), save);
  statusAfter(by, request, save);
  await adoptPorted(by, request, save.numbers ?? []);
}

/** Deletes a draft or a rejected request. @throws AppError NOT-FOUND or WRONG-STATUS. */
export function removePorting({ db, scope, author }: Porting, id: string): Promise<Answer> {
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

function statusAfter({ allow }: Porting, { status, details, invoiceId }: PortingFound, save: Save): PortingStatus {
  const { action } = save;
  if (!action) return status;
  const hasInvoice = invoiceId !== null;
  // Evaluated as if nothing were missing, so that missing fields are reported by name.
  const circumstances = circumstancesOf(allow, details, hasInvoice);
  if (afterAction(status, action, { ...circumstances, complete: true }) === undefined)
    throw new AppError('WRONG-STATUS');
  if (action === 'schedule' && save.scheduledFor === undefined) throw new AppError('MISSING-FIELD', ['scheduledFor']);
  if (action === 'submit') refuseGaps(details, hasInvoice);
  const after = afterAction(status, action, circumstances);
  if (after === undefined) throw new AppError('WRONG-STATUS');
  return after;
}

/** Records the new status in the history and notifies the requester. */
async function note(tx: Tx, by: Porting, request: PortingFound, status: PortingStatus, said: string): Promise<void> {
  const { account: accountId, id: requestId } = request;
  await addPortingEvent(tx, { accountId, requestId, status, at: by.now, userId: by.userId, note: said });
  await tellRequester(tx, by, request, { status, note: said });
}

async function written(tx: Tx, scope: Scope, id: string): Promise<PortingFound> {
  const request = await findPorting(tx, scope, id);
  if (!request) throw new Error('a request that was just written is not there');
  return request;
}
