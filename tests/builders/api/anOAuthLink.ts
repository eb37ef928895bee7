import { randomUUID } from 'node:crypto';
import type { oauthLinks as endpoints } from '#contract/integrations/oauthLinks.contract.ts';
import type { OAuthProvider } from '#values/oauthWords.ts';
import { signingKey } from '../../../server/kernel/access/signingKeys.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { oauthClients, oauthLinks } from '../../../server/kernel/db/schema/integrations.ts';
import { seal } from '../../../server/kernel/vault.ts';
import type { SamplesFor } from './aWorld.ts';

/** Inserts an account of a provider that was linked for an account of ours. Its token is good for an hour from now. */
export async function anOAuthLink(
  db: Db,
  accountId: number,
  given: Partial<typeof oauthLinks.$inferInsert> & { access?: string; refresh?: string } = {},
): Promise<string> {
  const { access = 'access-1', refresh = 'refresh-1', ...row } = given;
  const id = row.id ?? randomUUID();
  const tokens = JSON.stringify({ access, refresh });
  await db.insert(oauthLinks).values({
    accountId,
    provider: 'google',
    remoteAccount: id,
    username: 'ann@example.test',
    userId: 1,
    userEmail: 'ann@example.test',
    secret: seal(await signingKey(db, 'vault'), tokens, `oauth link of ${accountId} ${id}`),
    expiresOn: new Date(Date.now() + 3_600_000),
    createdAt: new Date('2026-03-01T00:00:00Z'),
    ...row,
    id,
  });
  return id;
}

/** Inserts an application of an account at a provider. */
export async function anOAuthClient(db: Db, accountId: number, provider: OAuthProvider = 'google'): Promise<void> {
  const secrets = JSON.stringify({ clientSecret: 'client-secret', developerToken: 'developer-token' });
  const secret = seal(await signingKey(db, 'vault'), secrets, `oauth client of ${accountId} ${provider}`);
  await db.insert(oauthClients).values({ accountId, provider, clientId: `trunkline-${accountId}`, secret });
}

export const samplesOfOAuthLinks = (account: number, link: string): SamplesFor<typeof endpoints> => ({
  listOAuthLinks: { query: { account: String(account) } },
  beginOAuthLink: { params: { service: 'google' }, query: { account: String(account) } },
  finishOAuthLink: { body: { state: 'of-nobody', code: 'abc' } },
  shareOAuthLink: { params: { uuid: link, shared: 'yes' } },
  deleteOAuthLink: { params: { uuid: link } },
  saveOAuthClient: { params: { account, provider: 'hubspot' }, body: { clientId: 'abc', clientSecret: 'def' } },
  deleteOAuthClient: { params: { account, provider: 'google' } },
});
