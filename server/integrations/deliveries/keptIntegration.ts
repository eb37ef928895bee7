import type { IntegrationType } from '#values/integrationWords.ts';
import type { Author } from '../../kernel/access/auditLog.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import type { IntegrationFilters } from '../../kernel/db/schema/integrations.ts';
import { type Scope, scopeOf } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import { seal, unseal } from '../../kernel/vault.ts';
import type { Integrations } from './defineIntegration.ts';
import { secretOf } from './deliver.ts';
import {
  deleteIntegration,
  findIntegration,
  type IntegrationRow,
  listIntegrations,
  listOfType,
  saveIntegration,
} from './integrations.repository.ts';
import { lockSetUp } from './setUpLock.repository.ts';

/** An integration that another page sets up as part of something of its own, under an id of its own. */
interface Kept {
  accountId: number;
  id: string;
  type: IntegrationType;
  settings: object;
  filters: IntegrationFilters;
  secret: string;
  /** The linked account that it uses. */
  oauthLinkId?: string | undefined;
}

/** What secrets are encrypted with. */
export interface Keeping {
  integrations: Integrations;
  vaultKey: Uint8Array;
}

/**
 * Keeps an integration with its secret encrypted; one with the same id is replaced. Whoever calls it writes the audit log.
 * @throws AppError STALE-VERSION if it has another version by now than `version`.
 */
export async function keepIntegration(
  tx: Tx,
  author: Author,
  { secret, version, ...kept }: Kept & { version?: number },
  { integrations, vaultKey }: Keeping,
): Promise<IntegrationRow> {
  const sealed = seal(vaultKey, secret, secretOf(integrations[kept.type], kept));
  const row = await saveIntegration(tx, { ...kept, secret: sealed, createdBy: author.email }, version);
  if (!row) throw new AppError('STALE-VERSION');
  return row;
}

/** For whoever sets up one that an account has only once. */
export const oneAtATime = lockSetUp;

/** Nothing happens when there is none. */
export const dropIntegration = deleteIntegration;

/** Those of one type of all accounts, with their secrets encrypted. */
export const listEverywhere = listOfType;

/** What became of the deliveries of an integration last; undefined when there is none. */
export async function resultsOf(executor: Executor, { accountId, id }: Pick<Kept, 'accountId' | 'id'>) {
  const row = await findIntegration(executor, scopeOf([accountId]), id);
  return row && { lastResult: row.lastResult, lastResultAt: row.lastResultAt };
}

/** An integration with its secret. */
export type Opened = IntegrationRow & { opened: string };

const open = (row: IntegrationRow, { integrations, vaultKey }: Keeping): Opened => ({
  ...row,
  opened: row.secret === null ? '' : unseal(vaultKey, row.secret, secretOf(integrations[row.type], row)),
});

/** Those of one type. */
export async function listKept(
  executor: Executor,
  scope: Scope,
  type: IntegrationType,
  keeping: Keeping,
): Promise<Opened[]> {
  const all = await listIntegrations(executor, scope);
  return all.filter((row) => row.type === type).map((row) => open(row, keeping));
}

/** @throws AppError NOT-FOUND. */
export async function readKept(
  executor: Executor,
  scope: Scope,
  { id, type }: { id: string; type: IntegrationType },
  keeping: Keeping,
): Promise<Opened> {
  const row = found(await findIntegration(executor, scope, id));
  if (row.type !== type) throw new AppError('NOT-FOUND');
  return open(row, keeping);
}
