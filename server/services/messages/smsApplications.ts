import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { SmsApplication, smsSettings } from '#contract/smsSettings.contract.ts';
import { consentWordOf } from '../../messages/stopWords.ts';
import { writeAudit } from '../../repositories/auditLog.repository.ts';
import {
  type ApplicationRow,
  findApplication,
  findApplicationOf,
  insertApplication,
  updateApplication,
} from '../../repositories/messages/smsApplications.repository.ts';
import { findNumber } from '../../repositories/numbers.repository.ts';
import { AppError } from '../appError.ts';
import { type Messaging, requireColleague } from './conversations.ts';

type Settings = Omit<z.output<typeof smsSettings.createSmsApplication.body>, 'number'>;

/** What a number does with texts that come in; null if nothing is set. @throws AppError INVALID-DID. */
export async function readApplication({ db, scope }: Messaging, did: string) {
  const number = await findNumber(db, scope, did);
  if (!number) throw new AppError('INVALID-DID');
  const row = await findApplicationOf(db, number.account, did);
  return { application: row ? toApplication(row) : null };
}

/** @throws AppError INVALID-DID, ALREADY-EXISTS, INVALID-PAYLOAD for a keyword that means consent, NOT-FOUND for an assignee. */
export async function createApplication(messaging: Messaging, did: string, settings: Settings) {
  const { db, scope, author } = messaging;
  const number = await findNumber(db, scope, did);
  if (!number) throw new AppError('INVALID-DID');
  const accountId = number.account;
  const columns = await columnsOf(messaging, accountId, settings);
  return db.transaction(async (tx) => {
    const row = await insertApplication(tx, { accountId, id: randomUUID(), did, ...columns });
    if (!row) throw new AppError('ALREADY-EXISTS');
    await writeAudit(tx, author, {
      accountId,
      action: 'smsApplication.created',
      subject: `number ${did}`,
      after: columns,
    });
    return toApplication(row);
  });
}

/** @throws AppError NOT-FOUND, STALE-VERSION with the current version, INVALID-PAYLOAD. */
export async function changeApplication(
  messaging: Messaging,
  id: string,
  { version, ...settings }: Settings & { version: number },
) {
  const { db, scope, author } = messaging;
  const before = await findApplication(db, scope, id);
  if (!before) throw new AppError('NOT-FOUND');
  const columns = await columnsOf(messaging, before.accountId, settings);
  return db.transaction(async (tx) => {
    const row = await updateApplication(tx, { ...before, version }, columns);
    if (!row) throw new AppError('STALE-VERSION', { version: before.version });
    const { accountId, did } = row;
    const audit = { accountId, action: 'smsApplication.changed', subject: `number ${did}` };
    await writeAudit(tx, author, { ...audit, before, after: columns });
    return toApplication(row);
  });
}

async function columnsOf(messaging: Messaging, accountId: number, { assignee, ...settings }: Settings) {
  if (settings.keywords.some(({ word }) => consentWordOf(word) !== null)) throw new AppError('INVALID-PAYLOAD');
  await requireColleague(messaging, accountId, assignee);
  return { ...settings, assigneeId: assignee };
}

function toApplication(row: ApplicationRow): z.input<typeof SmsApplication> {
  const { id: uuid, accountId: account, did: number, assigneeId: assignee, ...settings } = row;
  return { uuid, account, number, assignee, ...settings };
}
