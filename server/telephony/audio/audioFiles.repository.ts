import { and, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { audioFiles } from '../../kernel/db/schema/audioFiles.ts';
import { flows, flowVersions, scheduledPublishes } from '../../kernel/db/schema/routing.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

export type AudioFileRow = typeof audioFiles.$inferSelect;
export type Key = Pick<AudioFileRow, 'accountId' | 'id'>;

export function listAudioFiles(executor: Executor, scope: Scope): Promise<AudioFileRow[]> {
  return executor
    .select()
    .from(audioFiles)
    .where(isWithin(scope, audioFiles.accountId))
    .orderBy(sql`lower(${audioFiles.name})`, audioFiles.id);
}

export async function findAudioFile(executor: Executor, scope: Scope, id: string): Promise<AudioFileRow | undefined> {
  const [row] = await executor
    .select()
    .from(audioFiles)
    .where(and(isWithin(scope, audioFiles.accountId), eq(audioFiles.id, id)));
  return row;
}

/** Reads and locks a file until the transaction ends. */
export async function lockAudioFile(tx: Tx, scope: Scope, id: string): Promise<AudioFileRow | undefined> {
  const [row] = await tx
    .select()
    .from(audioFiles)
    .where(and(isWithin(scope, audioFiles.accountId), eq(audioFiles.id, id)))
    .for('update');
  return row;
}

/** False if the account has a file of that name. */
export async function insertAudioFile(executor: Executor, file: AudioFileRow): Promise<boolean> {
  const inserted = await executor
    .insert(audioFiles)
    .values(file)
    .onConflictDoNothing()
    .returning({ id: audioFiles.id });
  return inserted.length > 0;
}

/** Whether another file of the account has the name. */
export async function isNameTaken(executor: Executor, { accountId, id }: Key, name: string): Promise<boolean> {
  const [row] = await executor
    .select({ id: audioFiles.id })
    .from(audioFiles)
    .where(
      and(
        eq(audioFiles.accountId, accountId),
        sql`lower(${audioFiles.name}) = lower(${name})`,
        sql`${audioFiles.id} <> ${id}`,
      ),
    );
  return row !== undefined;
}

export async function updateAudioFile(
  executor: Executor,
  file: Key,
  change: Partial<Omit<AudioFileRow, keyof Key>>,
): Promise<void> {
  await executor.update(audioFiles).set(change).where(isFile(file));
}

export async function deleteAudioFile(executor: Executor, file: Key): Promise<void> {
  await executor.delete(audioFiles).where(isFile(file));
}

/**
 * The names of the flows that play the file: in their draft, in a version that calls run or will run, or in the one that
 * a schedule goes back to.
 */
export async function flowsThatPlay(executor: Executor, { accountId, id }: Key): Promise<string[]> {
  const { version, document } = flowVersions;
  const open = and(
    eq(scheduledPublishes.accountId, flows.accountId),
    eq(scheduledPublishes.flowId, flows.id),
    isNotNull(scheduledPublishes.dueAt),
  );
  const rows = await executor
    .selectDistinct({ name: flows.name })
    .from(flows)
    .leftJoin(scheduledPublishes, open)
    .leftJoin(
      flowVersions,
      and(
        eq(flowVersions.accountId, flows.accountId),
        eq(flowVersions.flowId, flows.id),
        or(
          eq(version, flows.publishedVersion),
          sql`${version} = (${flows.canary} ->> 'version')::int`,
          eq(version, scheduledPublishes.version),
          eq(version, scheduledPublishes.backTo),
        ),
      ),
    )
    .where(
      and(
        eq(flows.accountId, accountId),
        or(plays(sql`${flows.draft}`, id), plays(sql`${document}`, id), plays(sql`${scheduledPublishes.document}`, id)),
      ),
    )
    .orderBy(flows.name);
  return rows.map(({ name }) => name);
}

/** Files of deleted accounts, which run no calls. */
export function listAbandonedAudio(executor: Executor): Promise<Pick<AudioFileRow, 'accountId' | 'id' | 'storedAs'>[]> {
  const { accountId, id, storedAs } = audioFiles;
  return executor
    .select({ accountId, id, storedAs })
    .from(audioFiles)
    .innerJoin(accounts, eq(accounts.id, audioFiles.accountId))
    .where(isNotNull(accounts.deletedAt))
    .limit(1000);
}

function plays(document: SQL, id: string): SQL {
  return sql`jsonb_path_exists(${document}, '$.nodes[*].settings.**.file ? (@ == $id)',
    jsonb_build_object('id', ${id}::text))`;
}

export function isFile({ accountId, id }: Key) {
  return and(eq(audioFiles.accountId, accountId), eq(audioFiles.id, id));
}
