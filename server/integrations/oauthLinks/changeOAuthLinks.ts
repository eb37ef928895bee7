import type { z } from 'zod';
import type { OAuthLink, OAuthProviderState } from '#contract/integrations/oauthLinks.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { requireTyped } from '../../kernel/access/requireTyped.ts';
import { holds, type Scope } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { found } from '../../kernel/found.ts';
import { openTokens } from './accessToken.ts';
import { describeProviders, findClient, type OAuthParts } from './oauthClients.ts';
import { giveBack } from './oauthGrants.ts';
import {
  countUsers,
  deleteOAuthLink as deleteRow,
  findOAuthLink,
  findUsable,
  listUsable,
  listUses,
  type OAuthLinkRow,
  shareOAuthLink as shareRow,
} from './oauthLinks.repository.ts';

type Described = z.input<typeof OAuthLink>;

/** With those that accounts above share. @throws AppError ACCESS_DENIED_ACCOUNT. */
export async function listOAuthLinks(
  { system, scope, now }: Actor,
  { account, host }: { account: number; host: string },
  parts: OAuthParts,
): Promise<{ auth: Described[]; providers: OAuthProviderState[] }> {
  requireAccount(scope, account);
  const [links, providers] = await Promise.all([
    listUsable(system, account),
    describeProviders(system, parts, { accountId: account, host }),
  ]);
  return { auth: await describeLinks(system, scope, links, now), providers };
}

/** A link that an account may use; undefined when it may not. */
export const readUsable = findUsable;

/** Links as people see them: of their uses, those in their accounts. */
export async function describeLinks(
  executor: Executor,
  scope: Scope,
  links: readonly OAuthLinkRow[],
  now: Date,
): Promise<Described[]> {
  const ids = links.map(({ id }) => id);
  const uses = ids.length > 0 ? await listUses(executor, ids) : [];
  return links.map(
    ({ accountId, id, provider, remoteAccount, username, userEmail, shared, expiresOn, invalidSince }) => {
      const own = uses.filter(({ link }) => link === id);
      return {
        uuid: id,
        account: accountId,
        provider,
        remoteAccount,
        username,
        user: userEmail,
        shared,
        usedBy: own.flatMap(({ uuid, account, type }) => (holds(scope, account) ? [{ uuid, account, type }] : [])),
        accounts: new Set(own.map((use) => use.account)).size,
        expiresIn: Math.max(0, Math.floor((expiresOn.getTime() - now.getTime()) / 1000)),
        expiresOn: expiresOn.toISOString(),
        valid: invalidSince === null,
      };
    },
  );
}

/** What the person who linked a CRM decided, nobody else changes. */
function requireOwner({ provider, userId }: OAuthLinkRow, { principal }: Pick<Actor, 'principal'>): void {
  if (provider === 'hubspot' && userId !== principal.userId) throw new AppError('ACCESS-DENIED');
}

/**
 * Lets accounts below use a link, or no longer; what they send with it waits then until they link an account of their own.
 * @throws AppError NOT-FOUND, ACCESS-DENIED for somebody else’s CRM, ACCOUNTS-NOT-CONFIRMED with `{ accounts }`.
 */
export async function shareOAuthLink(
  actor: Actor,
  { uuid, shared, accounts: typed }: { uuid: string; shared: boolean; accounts: number | undefined },
): Promise<Described> {
  const { db, system, scope, author, now } = actor;
  const link = found(await findOAuthLink(db, scope, uuid));
  requireOwner(link, actor);
  if (!shared) requireTyped(await countUsers(system, link, { others: true }), typed);
  const row = await db.transaction(async (tx) => {
    const action = shared ? 'oauth.shared' : 'oauth.unshared';
    await writeAudit(tx, author, { accountId: link.accountId, action, subject: `oauth link ${uuid}` });
    return found(await shareRow(tx, link, shared));
  });
  return found((await describeLinks(system, scope, [row], now))[0]);
}

/**
 * Forgets a link, and gives back what was granted where the provider has a way to. What is sent with it waits until its account
 * links another.
 * @throws AppError NOT-FOUND, ACCESS-DENIED for somebody else’s CRM, ACCOUNTS-NOT-CONFIRMED with `{ accounts }`.
 */
export async function deleteOAuthLink(
  actor: Actor,
  { uuid, accounts: typed }: { uuid: string; accounts: number | undefined },
  { log, ...parts }: OAuthParts & { log: (error: unknown) => void },
): Promise<Described> {
  const { db, system, scope, author, now } = actor;
  const link = found(await findOAuthLink(db, scope, uuid));
  requireOwner(link, actor);
  requireTyped(await countUsers(system, link, { others: false }), typed);
  const described = found((await describeLinks(system, scope, [link], now))[0]);
  const used = await findClient(system, parts, link);
  await db.transaction(async (tx) => {
    await deleteRow(tx, link);
    const before = { provider: link.provider, username: link.username };
    await writeAudit(tx, author, {
      accountId: link.accountId,
      action: 'oauth.deleted',
      subject: `oauth link ${uuid}`,
      before,
    });
  });
  // It is forgotten here, whatever the provider says.
  if (used && link.invalidSince === null) {
    const asking = { provider: link.provider, client: used.client, outside: parts.outside };
    await giveBack(asking, openTokens(parts.vaultKey, link).refresh).catch(log);
  }
  return described;
}
