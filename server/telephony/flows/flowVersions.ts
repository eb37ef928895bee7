import type { z } from 'zod';
import type { FlowVersion } from '#contract/telephony/routing.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { findFlow, findVersion, listVersions } from './flows.repository.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';

type Version = z.infer<typeof FlowVersion>;

/**
 * The published versions of a flow, newest first.
 * @throws AppError NOT-FOUND when the scope has no such flow.
 */
export async function flowVersions(db: Db, scope: Scope, id: string): Promise<Version[]> {
  if (!(await findFlow(db, scope, id))) throw new AppError('NOT-FOUND');
  return (await listVersions(db, scope, id)).map(toVersion);
}

/** @throws AppError NOT-FOUND when the scope has no such flow or the flow no such version. */
export async function flowVersion(
  db: Db,
  scope: Scope,
  id: string,
  number: number,
): Promise<{ version: Version; document: FlowDocument }> {
  const { document, ...version } = found(await findVersion(db, scope, id, number));
  return { version: toVersion(version), document };
}

function toVersion({ publishedAt, ...version }: Omit<Version, 'publishedAt'> & { publishedAt: Date }): Version {
  return { ...version, publishedAt: publishedAt.toISOString() };
}
