import { and, inArray, eq, isNotNull, desc } from 'drizzle-orm';
import type { Scope } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { recordings } from '../../kernel/db/schema/calls.ts';

/** The latest downloaded recording of a call, within the scope. */
export async function findCallRecording(
  executor: Executor,
  scope: Scope,
  callUuid: string,
): Promise<typeof recordings.$inferSelect | undefined> {
  const [row] = await executor
    .select()
    .from(recordings)
    .where(
      and(
        inArray(recordings.accountId, [...scope.accounts]),
        eq(recordings.callUuid, callUuid),
        isNotNull(recordings.storedAs),
      ),
    )
    .orderBy(desc(recordings.createdAt))
    .limit(1);
  return row;
}
