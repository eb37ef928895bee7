import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { OAuthLink } from '#contract/integrations/oauthLinks.contract.ts';
import type { OAuthProvider } from '#values/oauthWords.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import { sealTokens } from './accessToken.ts';
import { describeLinks } from './changeOAuthLinks.ts';
import { isAt, type OAuthParts, requireClient } from './oauthClients.ts';
import { consentUrl, newVerifier, redeemCode } from './oauthGrants.ts';
import { findRemote, saveOAuthLink } from './oauthLinks.repository.ts';
import { oauthProviders } from './oauthProviders.ts';
import { openState, sealState, type State } from './oauthState.ts';

/** How long people may take to agree. */
const consentMs = 10 * 60_000;

interface Begun {
  account: number;
  provider: OAuthProvider;
  /** Where the page is that asks: providers send people back nowhere else. */
  host: string;
  popup: boolean;
  back: string;
}

/**
 * The page of a provider on which its user agrees. They come back to the host of the application, so that a page elsewhere can’t ask:
 * whoever runs that host could have somebody else’s account linked.
 * @throws AppError ACCESS_DENIED_ACCOUNT, NOT-CONFIGURED, OAUTH-FAILED with `{ reason }` on another host.
 */
export async function beginOAuthLink(
  { scope, system, principal, now }: Actor,
  { account, provider, host, ...asked }: Begun,
  parts: OAuthParts,
): Promise<{ url: string }> {
  requireAccount(scope, account);
  const { client, callback } = await requireClient(system, parts, { accountId: account, provider });
  if (!isAt(callback, host)) throw refusal('host');
  const verifier = newVerifier();
  const state = sealState(parts.vaultKey, {
    ...asked,
    provider,
    account,
    user: principal.userId,
    callback,
    verifier,
    until: now.getTime() + consentMs,
  });
  return { url: await consentUrl({ provider, client, outside: parts.outside }, { callback, state, verifier }) };
}

interface SentBack {
  state: string;
  code?: string | undefined;
  /** What the provider sent instead of a code. */
  error?: string | undefined;
}

/** Why an account wasn’t linked. */
const refusal = (reason: 'state' | 'expired' | 'refused' | 'host') => new AppError('OAUTH-FAILED', { reason });

/**
 * Links an account that its user agreed to. Only who began can finish, so that nobody’s account is linked for somebody else.
 * @throws AppError POPUP-CLOSED-BY-USER when its user said no, OAUTH-FAILED with `{ reason }`, NOT-CONFIGURED, ACCESS_DENIED_ACCOUNT.
 */
export async function finishOAuthLink(
  { db, system, scope, author, principal, now }: Actor,
  { state: sealed, code, error }: SentBack,
  { emit, log, ...parts }: OAuthParts & { emit: Emit; log: (error: unknown) => void },
): Promise<z.input<typeof OAuthLink>> {
  const state = openState(parts.vaultKey, sealed);
  if (state?.user !== principal.userId) throw refusal('state');
  requireAccount(scope, state.account);
  if (error === 'access_denied') throw new AppError('POPUP-CLOSED-BY-USER');
  if (code === undefined) throw refusal('refused');
  if (state.until < now.getTime()) throw refusal('expired');
  const { account: accountId, provider } = state;
  const { client } = await requireClient(system, parts, { accountId, provider });
  const asking = { provider, client, outside: parts.outside };
  const granted = await redeem(asking, state, sealed, code).catch((failure: unknown) => {
    log(failure);
    throw refusal('refused');
  });
  const { tokens, remote } = granted;
  const link = await db.transaction(async (tx) => {
    const before = await findRemote(tx, { accountId, provider, remoteAccount: remote.remoteAccount });
    const id = before?.id ?? randomUUID();
    const row = await saveOAuthLink(tx, {
      accountId,
      id,
      provider,
      ...remote,
      userId: principal.userId,
      userEmail: principal.email,
      secret: sealTokens(parts.vaultKey, { accountId, id }, tokens),
      expiresOn: new Date(now.getTime() + tokens.expiresIn * 1000),
      createdAt: now,
    });
    const after = { provider, username: remote.username };
    await writeAudit(tx, author, { accountId, action: 'oauth.linked', subject: `oauth link ${id}`, after });
    await emit(tx, { kind: 'oauth.linked', linkId: id });
    return row;
  });
  const [described] = await describeLinks(system, scope, [link], now);
  if (!described) throw new Error('a link was lost');
  return described;
}

async function redeem(asking: Parameters<typeof redeemCode>[0], state: State, sealed: string, code: string) {
  const { callback, verifier } = state;
  const tokens = await redeemCode(asking, { callback, state: sealed, verifier, code });
  const { client, outside } = asking;
  const remote = await oauthProviders[asking.provider].readAccount({ accessToken: tokens.access, client, outside });
  return { tokens, remote };
}

/** The page that goes on with what a provider sent back, with all of it where no server logs it. */
export function pageAfterConsent(sealed: SentBack, { vaultKey, publicBaseUrl }: OAuthParts, path: string): string {
  const state = openState(vaultKey, sealed.state);
  const { callback = publicBaseUrl, popup = true, back = '' } = state ?? {};
  const { code = '', error = '' } = sealed;
  const rest = new URLSearchParams({ state: sealed.state, code, error, popup: popup ? 'yes' : 'no', back });
  return `${new URL(callback).origin}${path}#${rest.toString()}`;
}
