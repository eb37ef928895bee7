import { sql, and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { flows, flowVersions } from '../../kernel/db/schema/routing.ts';

/** The published versions of those of the flows that have one, and those that part of the calls run. */
export function publishedVersions(executor: Executor, accountId: number, ids: readonly string[]) {
  return executor
    .select({ id: flows.id, publishedVersion: sql<number>`${flows.publishedVersion}`, canary: flows.canary })
    .from(flows)
    .where(and(eq(flows.accountId, accountId), inArray(flows.id, [...ids]), isNotNull(flows.publishedVersion)));
}

/** The document of a published version. */
export async function findFlowVersion(executor: Executor, accountId: number, flowId: string, version: number) {
  const [row] = await executor
    .select({ document: flowVersions.document })
    .from(flowVersions)
    .where(
      and(eq(flowVersions.accountId, accountId), eq(flowVersions.flowId, flowId), eq(flowVersions.version, version)),
    );
  return row?.document;
}
