import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { SmsApplication, smsSettings } from '#contract/messaging/smsSettings.contract.ts';
import { consentWordOf } from './stopWords.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { transact } from '../../kernel/db/transact.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import {
  type ApplicationRow,
  findApplication,
  findApplicationOf,
  insertApplication,
  updateApplication,
} from './smsApplications.repository.ts';
import { accountOfNumber } from '../../telephony/numbers/activeNumbers.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import { requireColleague } from './colleagues.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import type { SlackHooks } from './slackHooks.ts';

type Settings = Omit<z.output<typeof smsSettings.createSmsApplication.body>, 'number'>;

/** What a number does with texts that come in; null if nothing is set. @throws AppError INVALID-DID. */
export async function readApplication({ db, scope }: Actor, did: string, slack: SlackHooks) {
  const accountId = await accountOfNumber(db, scope, did);
  if (accountId === undefined) throw new AppError('INVALID-DID');
  const row = await findApplicationOf(db, accountId, did);
  return { application: row ? await toApplication(db, slack, row) : null };
}

/** @throws AppError INVALID-DID, ALREADY-EXISTS, INVALID-PAYLOAD for a keyword that means consent, NOT-FOUND for an assignee. */
export async function createApplication(
  actor: Actor,
  did: string,
  { slackHook, ...settings }: Settings,
  slack: SlackHooks,
) {
  const { db, scope, author } = actor;
  const accountId = await accountOfNumber(db, scope, did);
  if (accountId === undefined) throw new AppError('INVALID-DID');
  const key = { accountId, id: randomUUID() };
  const columns = await columnsOf(actor, key, settings);
  return transact(db, async (tx) => {
    const row = await insertApplication(tx, { ...key, did, ...columns });
    if (!row) throw new AppError('ALREADY-EXISTS');
    if (slackHook) await slack.keep(tx, author, row, slackHook);
    const audit = { accountId, action: 'smsApplication.created', subject: `number ${did}` };
    await writeAudit(tx, author, { ...audit, after: audited(settings, slackHook) });
    return toApplication(tx, slack, row);
  });
}

/** @throws AppError NOT-FOUND, STALE-VERSION with the current version, INVALID-PAYLOAD. */
export async function changeApplication(
  actor: Actor,
  id: string,
  { version, slackHook, ...settings }: Settings & { version: number },
  slack: SlackHooks,
) {
  const { db, scope, author } = actor;
  const before = found(await findApplication(db, scope, id));
  const columns = await columnsOf(actor, before, settings);
  return transact(db, async (tx) => {
    const row = await updateApplication(tx, { ...before, version }, columns);
    if (!row) throw new AppError('STALE-VERSION', { version: before.version });
    const { accountId, did } = row;
    const shown = await toApplication(tx, slack, before);
    if (slackHook) await slack.keep(tx, author, row, slackHook);
    if (slackHook === null) await slack.drop(tx, row);
    const audit = { accountId, action: 'smsApplication.changed', subject: `number ${did}` };
    await writeAudit(tx, author, { ...audit, before: shown, after: audited(settings, slackHook) });
    return toApplication(tx, slack, row);
  });
}

async function columnsOf(
  actor: Actor,
  key: { accountId: number; id: string },
  { assignee, ...settings }: Omit<Settings, 'slackHook'>,
) {
  if (settings.keywords.some(({ word }) => consentWordOf(word) !== null)) throw new AppError('INVALID-PAYLOAD');
  await requireColleague(actor, key.accountId, assignee);
  return { ...settings, assigneeId: assignee };
}

/** The settings without the secret. */
function audited(settings: Omit<Settings, 'slackHook'>, slackHook: Settings['slackHook']) {
  return { ...settings, slackHook: slackHook === undefined ? 'kept' : slackHook && 'changed' };
}

async function toApplication(
  executor: Executor,
  slack: SlackHooks,
  { id: uuid, accountId: account, did: number, assigneeId: assignee, ...settings }: ApplicationRow,
): Promise<z.input<typeof SmsApplication>> {
  const refusedAt = await slack.refusedAt(executor, { accountId: account, id: uuid });
  const hasSlackHook = refusedAt !== undefined;
  const slackRefusedAt = refusedAt?.toISOString() ?? null;
  return { uuid, account, number, assignee, hasSlackHook, slackRefusedAt, ...settings };
}
