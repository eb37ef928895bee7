import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { SmsApplication, smsSettings } from '#contract/smsSettings.contract.ts';
import { consentWordOf } from './stopWords.ts';
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
import { seal } from '../../kernel/vault.ts';
import { requireColleague } from './colleagues.ts';
import type { Messaging } from './messagingBy.ts';
import { slackHookOf } from './postToSlack.ts';

/** Who sets numbers up for texts, with the key that encrypts their webhooks of Slack. */
export interface SettingUpTexts extends Messaging {
  vaultKey: Uint8Array;
}

type Settings = Omit<z.output<typeof smsSettings.createSmsApplication.body>, 'number'>;

/** What a number does with texts that come in; null if nothing is set. @throws AppError INVALID-DID. */
export async function readApplication({ db, scope }: Messaging, did: string) {
  const accountId = await accountOfNumber(db, scope, did);
  if (accountId === undefined) throw new AppError('INVALID-DID');
  const row = await findApplicationOf(db, accountId, did);
  return { application: row ? toApplication(row) : null };
}

/** @throws AppError INVALID-DID, ALREADY-EXISTS, INVALID-PAYLOAD for a keyword that means consent, NOT-FOUND for an assignee. */
export async function createApplication(setting: SettingUpTexts, did: string, settings: Settings) {
  const { db, scope, author } = setting;
  const accountId = await accountOfNumber(db, scope, did);
  if (accountId === undefined) throw new AppError('INVALID-DID');
  const key = { accountId, id: randomUUID() };
  const columns = await columnsOf(setting, key, settings);
  return transact(db, async (tx) => {
    const row = await insertApplication(tx, { ...key, did, ...columns });
    if (!row) throw new AppError('ALREADY-EXISTS');
    const audit = { accountId, action: 'smsApplication.created', subject: `number ${did}` };
    await writeAudit(tx, author, { ...audit, after: audited(settings) });
    return toApplication(row);
  });
}

/** @throws AppError NOT-FOUND, STALE-VERSION with the current version, INVALID-PAYLOAD. */
export async function changeApplication(
  setting: SettingUpTexts,
  id: string,
  { version, ...settings }: Settings & { version: number },
) {
  const { db, scope, author } = setting;
  const before = found(await findApplication(db, scope, id));
  const columns = await columnsOf(setting, before, settings);
  return transact(db, async (tx) => {
    const row = await updateApplication(tx, { ...before, version }, columns);
    if (!row) throw new AppError('STALE-VERSION', { version: before.version });
    const { accountId, did } = row;
    const audit = { accountId, action: 'smsApplication.changed', subject: `number ${did}` };
    await writeAudit(tx, author, { ...audit, before: toApplication(before), after: audited(settings) });
    return toApplication(row);
  });
}

async function columnsOf(
  setting: SettingUpTexts,
  key: { accountId: number; id: string },
  { assignee, slackHook, ...settings }: Settings,
) {
  if (settings.keywords.some(({ word }) => consentWordOf(word) !== null)) throw new AppError('INVALID-PAYLOAD');
  await requireColleague(setting, key.accountId, assignee);
  const columns = { ...settings, assigneeId: assignee };
  if (slackHook === undefined) return columns;
  return {
    ...columns,
    slackHook: slackHook && seal(setting.vaultKey, slackHook, slackHookOf(key)),
    slackRefusedAt: null,
  };
}

/** The settings without the secret. */
function audited({ slackHook, ...settings }: Settings) {
  return { ...settings, slackHook: slackHook === undefined ? 'kept' : slackHook && 'changed' };
}

function toApplication(row: ApplicationRow): z.input<typeof SmsApplication> {
  const {
    id: uuid,
    accountId: account,
    did: number,
    assigneeId: assignee,
    slackHook,
    slackRefusedAt,
    ...settings
  } = row;
  const slack = { hasSlackHook: slackHook !== null, slackRefusedAt: slackRefusedAt?.toISOString() ?? null };
  return { uuid, account, number, assignee, ...slack, ...settings };
}
