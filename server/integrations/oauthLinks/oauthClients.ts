import { z } from 'zod';
import type { OAuthProviderState } from '#contract/integrations/oauthLinks.contract.ts';
import { OAuthProvider } from '#values/oauthWords.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { AppError } from '../../kernel/appError.ts';
import { brandOf } from '../../kernel/brand/brandOf.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import type { Outside } from '../../kernel/outside/fetchOutside.ts';
import { seal, unseal } from '../../kernel/vault.ts';
import { deleteClient, findClientAbove, type OAuthClientRow, saveClient } from './oauthLinks.repository.ts';
import type { GivenClient, OAuthClient } from './oauth.settings.ts';

/** What providers are asked with. */
export interface OAuthParts {
  vaultKey: Uint8Array;
  outside: Outside;
  /** Our URL without a trailing slash. */
  publicBaseUrl: string;
  /** The applications of the installation. */
  clients: Readonly<Record<OAuthProvider, GivenClient | undefined>>;
}

const Secrets = z.object({ clientSecret: z.string(), developerToken: z.string().optional() });

const about = ({ accountId, provider }: Pick<OAuthClientRow, 'accountId' | 'provider'>) =>
  `oauth client of ${accountId} ${provider}`;

const secretsOf = (row: OAuthClientRow, vaultKey: Uint8Array) =>
  Secrets.parse(JSON.parse(unseal(vaultKey, row.secret, about(row))));

/** An application, and where providers send people back to. */
export interface UsedClient {
  client: OAuthClient;
  from: 'account' | 'installation';
  callback: string;
}

const callbackPath = '/v2/oauth2/callback';

/** As what an account asks a provider: as the application of the nearest account from it upwards, or the installation’s. */
export async function findClient(
  executor: Executor,
  { vaultKey, publicBaseUrl, clients }: OAuthParts,
  { accountId, provider }: { accountId: number; provider: OAuthProvider },
): Promise<UsedClient | undefined> {
  const own = await findClientAbove(executor, accountId, provider);
  if (own) {
    const { base } = await brandOf(executor, publicBaseUrl, own.accountId);
    const client = { clientId: own.clientId, ...secretsOf(own, vaultKey) };
    return { client, from: 'account', callback: `${base}${callbackPath}` };
  }
  const { clientId, clientSecret, developerToken } = clients[provider] ?? {};
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return {
    client: { clientId, clientSecret, developerToken },
    from: 'installation',
    callback: `${publicBaseUrl}${callbackPath}`,
  };
}

/** Whether providers send people back to this host. */
export const isAt = (callback: string, host: string) => new URL(callback).host === host;

/** @throws AppError NOT-CONFIGURED. */
export async function requireClient(...asked: Parameters<typeof findClient>): Promise<UsedClient> {
  const used = await findClient(...asked);
  if (!used) throw new AppError('NOT-CONFIGURED');
  return used;
}

/** What an account can be linked at from a page of this host, and as whose application. */
export function describeProviders(
  executor: Executor,
  parts: OAuthParts,
  { accountId, host }: { accountId: number; host: string },
): Promise<OAuthProviderState[]> {
  return Promise.all(OAuthProvider.options.map((provider) => describe(executor, parts, { accountId, provider, host })));
}

async function describe(
  executor: Executor,
  parts: OAuthParts,
  { accountId, provider, host }: { accountId: number; provider: OAuthProvider; host: string },
): Promise<OAuthProviderState> {
  const [used, above, { base }] = await Promise.all([
    findClient(executor, parts, { accountId, provider }),
    findClientAbove(executor, accountId, provider),
    brandOf(executor, parts.publicBaseUrl, accountId),
  ]);
  return {
    provider,
    client: used && isAt(used.callback, host) ? used.from : null,
    ownClientId: above?.accountId === accountId ? above.clientId : null,
    // What an application of this account would have to allow.
    callback: `${base}${callbackPath}`,
  };
}

interface SavedClient {
  account: number;
  provider: OAuthProvider;
  /** Where the page is. */
  host: string;
  clientId: string;
  clientSecret?: string | undefined;
  developerToken?: string | undefined;
}

/** @throws AppError ACCESS_DENIED_ACCOUNT, MISSING-FIELD for a secret that is neither given nor kept. */
export async function saveOAuthClient(
  { db, system, scope, author }: Actor,
  { account: accountId, provider, host, clientId, ...given }: SavedClient,
  parts: OAuthParts,
): Promise<OAuthProviderState> {
  requireAccount(scope, accountId);
  await db.transaction(async (tx) => {
    const above = await findClientAbove(tx, accountId, provider);
    const kept = above?.accountId === accountId ? secretsOf(above, parts.vaultKey) : undefined;
    const clientSecret = given.clientSecret ?? kept?.clientSecret;
    const developerToken = given.developerToken ?? kept?.developerToken;
    const missing = [
      ...(clientSecret === undefined ? ['clientSecret'] : []),
      ...(provider === 'microsoft' && developerToken === undefined ? ['developerToken'] : []),
    ];
    if (clientSecret === undefined || missing.length > 0) throw new AppError('MISSING-FIELD', missing);
    const secret = seal(
      parts.vaultKey,
      JSON.stringify({ clientSecret, developerToken }),
      about({ accountId, provider }),
    );
    await saveClient(tx, { accountId, provider, clientId, secret });
    const entry = { accountId, action: 'oauthClient.saved', subject: `oauth client ${provider}`, after: { clientId } };
    await writeAudit(tx, author, entry);
  });
  return describe(system, parts, { accountId, provider, host });
}

/** @throws AppError ACCESS_DENIED_ACCOUNT, NOT-FOUND. */
export async function deleteOAuthClient(
  { db, system, scope, author }: Actor,
  { account: accountId, provider, host }: Pick<SavedClient, 'account' | 'provider' | 'host'>,
  parts: OAuthParts,
): Promise<OAuthProviderState> {
  requireAccount(scope, accountId);
  await db.transaction(async (tx) => {
    if (!(await deleteClient(tx, accountId, provider))) throw new AppError('NOT-FOUND');
    const entry = { accountId, action: 'oauthClient.deleted', subject: `oauth client ${provider}` };
    await writeAudit(tx, author, entry);
  });
  return describe(system, parts, { accountId, provider, host });
}
