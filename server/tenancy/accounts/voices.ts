import type { ChosenVoice } from '#contract/tenancy/voices.contract.ts';
import type { Db } from '../../kernel/db/executor.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { findVoices, holdVoices, saveVoices, type Voices } from './voices.repository.ts';

export async function listVoices(db: Db, accountId: number): Promise<ChosenVoice[]> {
  return inOrder(await findVoices(db, accountId));
}

/** Calls that are on keep the voices with which they began. */
export function chooseVoice(
  { db, author }: Actor,
  { accountId, language, voice }: { accountId: number; language: string; voice: string | null },
): Promise<ChosenVoice[]> {
  return db.transaction(async (tx) => {
    const { [language]: before = null, ...others } = await holdVoices(tx, accountId);
    const voices = voice === null ? others : { ...others, [language]: voice };
    await saveVoices(tx, accountId, voices);
    const entry = { accountId, action: 'voice.changed', subject: `voice ${language}` };
    await writeAudit(tx, author, { ...entry, before: { voice: before }, after: { voice } });
    return inOrder(voices);
  });
}

function inOrder(voices: Voices): ChosenVoice[] {
  const chosen = Object.entries(voices).map(([language, voice]) => ({ language, voice }));
  return chosen.toSorted((one, other) => (one.language < other.language ? -1 : 1));
}
