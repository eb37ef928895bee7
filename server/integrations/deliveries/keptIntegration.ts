import type { IntegrationType } from '#values/integrationWords.ts';
import type { Author } from '../../kernel/access/auditLog.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import type { IntegrationFilters } from '../../kernel/db/schema/integrations.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import { seal } from '../../kernel/vault.ts';
import type { Integrations } from './defineIntegration.ts';
import { secretOf } from './deliver.ts';
import { deleteIntegration, findIntegration, saveIntegration } from './integrations.repository.ts';

/** An integration that another page sets up as part of something of its own, under an id of its own. */
interface Kept {
  accountId: number;
  id: string;
  type: IntegrationType;
  settings: object;
  filters: IntegrationFilters;
  secret: string;
}

/** Keeps an integration with its secret encrypted; one with the same id is replaced. Whoever calls it writes the audit log. */
export async function keepIntegration(
  tx: Tx,
  author: Author,
  { secret, ...kept }: Kept,
  { integrations, vaultKey }: { integrations: Integrations; vaultKey: Uint8Array },
): Promise<void> {
  const sealed = seal(vaultKey, secret, secretOf(integrations[kept.type], kept));
  await saveIntegration(tx, { ...kept, secret: sealed, createdBy: author.email });
}

/** Nothing happens when there is none. */
export const dropIntegration = deleteIntegration;

/** What became of the deliveries of an integration last; undefined when there is none. */
export async function resultsOf(executor: Executor, { accountId, id }: Pick<Kept, 'accountId' | 'id'>) {
  const row = await findIntegration(executor, scopeOf([accountId]), id);
  return row && { lastResult: row.lastResult, lastResultAt: row.lastResultAt };
}
