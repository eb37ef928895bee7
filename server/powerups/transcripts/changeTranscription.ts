import type { z } from 'zod';
import type { intelligence, Transcript, Transcription } from '#contract/powerups/intelligence.contract.ts';
import type { SpokenLanguage } from '#values/transcript.ts';
import { findAccountName } from '../../kernel/access/accountPaths.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { auditListening } from '../../kernel/access/auditReading.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { AppError } from '../../kernel/appError.ts';
import { readSeenCall } from '../../telephony/callLog/seenCall.ts';
import type { Speech } from '../speech/speech.ts';
import {
  findTranscription,
  listTranscriptionRows,
  listTranscriptsOf,
  saveTranscription,
  type TranscriptionRow,
} from './transcripts.repository.ts';

type Answer = z.input<typeof Transcription>;
type Changing = z.output<typeof intelligence.changeTranscription.body>;

export async function listTranscriptions({ db, scope }: Actor, speech: Speech | null) {
  const rows = await listTranscriptionRows(db, scope);
  return {
    recognizer: speech?.name ?? null,
    accounts: rows.map(({ account, name, row }) => toTranscription(account, name, row)),
  };
}

/**
 * Chooses whose calls become text. What was recorded before stays as it is.
 * @throws AppError ACCESS_DENIED_ACCOUNT; STALE-VERSION with `{ version }`; NOT-CONFIGURED if it is turned on where nothing can hear.
 */
export function changeTranscription(
  { db, scope, author, now }: Actor,
  { account: accountId, version, ...settings }: Changing,
  speech: Speech | null,
): Promise<Answer> {
  requireAccount(scope, accountId);
  if (settings.enabled && !speech) throw new AppError('NOT-CONFIGURED');
  return db.transaction(async (tx) => {
    const before = await findTranscription(tx, accountId);
    const row = { accountId, ...settings, version: version + 1, changedBy: author.email, changedAt: now };
    const isFirst = before === undefined && version > 0;
    if (isFirst || !(await saveTranscription(tx, row)))
      throw new AppError('STALE-VERSION', { version: before?.version ?? 0 });
    const entry = { accountId, action: 'transcription.changed', subject: `account ${accountId}` };
    await writeAudit(tx, author, { ...entry, before: before ? auditedOf(before) : null, after: auditedOf(row) });
    return toTranscription(accountId, await findAccountName(tx, accountId), row);
  });
}

/** What was said in a call. Who reads it is in the audit log, like who listens. @throws AppError NOT-FOUND. */
export async function listTranscripts(
  { db, scope, author, now }: Actor,
  uuid: string,
): Promise<z.input<typeof Transcript>[]> {
  const { account: accountId } = await readSeenCall(db, scope, uuid);
  const rows = await listTranscriptsOf(db, accountId, uuid);
  if (rows.some(({ state }) => state === 'done')) await auditListening(db, author, { accountId, uuid }, now);
  return rows.map(({ sid, state, fault, recognizer, language, utterances, shares, queuedAt, doneAt }) => ({
    recording: sid,
    state,
    fault,
    recognizer,
    language,
    utterances,
    shares,
    queuedAt: queuedAt.toISOString(),
    doneAt: doneAt && doneAt.toISOString(),
  }));
}

const auditedOf = ({ enabled, dids, language, likely, keepsSecrets }: TranscriptionRow) => {
  return { enabled, dids, language, likely, keepsSecrets };
};

function toTranscription(account: number, accountName: string, row: TranscriptionRow | null): Answer {
  const none = { enabled: false, dids: null, language: null, likely: [], keepsSecrets: false };
  const { version = 0, changedBy = null, changedAt = null } = row ?? {};
  const settings = row ? auditedOf(row) : none;
  return {
    account,
    accountName,
    ...settings,
    language: settings.language as SpokenLanguage | null,
    changedBy,
    changedAt: changedAt && changedAt.toISOString(),
    version,
  };
}
