import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Db } from '../../kernel/db/executor.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import { seal, unseal } from '../../kernel/vault.ts';
import type { OAuthClient } from './oauth.settings.ts';
import { findClient, type OAuthParts } from './oauthClients.ts';
import { GrantLost, renewTokens, type Tokens } from './oauthGrants.ts';
import { claimRenewal, findOAuthLink, findUsable, type OAuthLinkRow, settleRenewal } from './oauthLinks.repository.ts';

/** An account may no longer act in a linked account: it was unlinked or unshared, or the provider takes its grant no longer. */
export class LinkLost extends Error {
  override name = 'LinkLost';
}

/** What lets us act in a linked account. */
export interface Access {
  token: string;
  client: OAuthClient;
}

const Kept = z.object({ access: z.string(), refresh: z.string() });

const about = ({ accountId, id }: Pick<OAuthLinkRow, 'accountId' | 'id'>) => `oauth link of ${accountId} ${id}`;

/** The tokens of a link, as they are kept. */
export const sealTokens = (
  vaultKey: Uint8Array,
  key: Pick<OAuthLinkRow, 'accountId' | 'id'>,
  { access, refresh }: Pick<Tokens, 'access' | 'refresh'>,
) => seal(vaultKey, JSON.stringify({ access, refresh }), about(key));

export const openTokens = (vaultKey: Uint8Array, link: OAuthLinkRow) =>
  Kept.parse(JSON.parse(unseal(vaultKey, link.secret, about(link))));

/** A token is renewed so long before it ends. */
const marginMs = 60_000;
/** Whoever renews it may take so long. */
const [patienceMs, pauseMs] = [25_000, 200];

interface Wanted {
  /** Who acts. */
  accountId: number;
  linkId: string;
  /** A token that the provider took no longer, although it should. */
  refused?: string;
}

/**
 * An access token that is good for a minute at least. However many processes want one at once, one of them renews it.
 * @throws LinkLost, or Error when the provider can’t be asked now.
 */
export async function accessTo(
  db: Db,
  parts: OAuthParts,
  { accountId, linkId, refused }: Wanted,
  now: () => Date,
): Promise<Access> {
  let link = await findUsable(db, accountId, linkId);
  if (!link) throw new LinkLost('the account is linked no longer');
  const used = await findClient(db, parts, link);
  if (!used) throw new LinkLost('the provider is set up no longer');
  const { client } = used;
  for (const since = performance.now(); performance.now() - since < patienceMs;) {
    if (!link || link.invalidSince !== null) throw new LinkLost('the account has to be linked again');
    const { access, refresh } = openTokens(parts.vaultKey, link);
    const isGood = link.expiresOn.getTime() - now().getTime() > marginMs && access !== refused;
    if (isGood) return { token: access, client };
    if (await claimRenewal(db, link)) return { token: await renew(db, parts, { link, client, refresh, now }), client };
    await wait(pauseMs);
    link = await findOAuthLink(db, scopeOf([link.accountId]), linkId);
  }
  throw new Error('the tokens of a linked account are being renewed for too long');
}

interface Renewing {
  link: OAuthLinkRow;
  client: OAuthClient;
  refresh: string;
  now: () => Date;
}

async function renew(db: Db, parts: OAuthParts, { link, client, refresh, now }: Renewing): Promise<string> {
  try {
    const tokens = await renewTokens({ provider: link.provider, client, outside: parts.outside }, refresh);
    const expiresOn = new Date(now().getTime() + tokens.expiresIn * 1000);
    await settleRenewal(db, link, { secret: sealTokens(parts.vaultKey, link, tokens), expiresOn });
    return tokens.access;
  } catch (error) {
    const isLost = error instanceof GrantLost;
    await settleRenewal(db, link, isLost ? { invalidSince: now() } : {});
    if (isLost) throw new LinkLost('the provider takes the grant no longer', { cause: error });
    throw error;
  }
}
