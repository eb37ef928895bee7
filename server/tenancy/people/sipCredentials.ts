import { createHmac } from 'node:crypto';
import type { SipCredentials } from '#contract/tenancy/users.contract.ts';
import { extensionOf, sipAddressOf } from '#values/webPhone.ts';
import type { Config } from '../../kernel/config/config.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { findSignIn } from './users.repository.ts';
import { AppError } from '../../kernel/appError.ts';

/**
 * Credentials for the SIP gateway that end by themselves: the gateway knows the shared secret and recomputes the password from
 * the user name, which names the end (draft-uberti-behave-turn-rest, Kamailio's `auth_ephemeral`). The scheme prescribes SHA-1.
 * @throws AppError NOT-FOUND without a web phone, NOT-CONFIGURED without a gateway.
 */
export async function createSipCredentials({ system, principal, now }: Actor, config: Config): Promise<SipCredentials> {
  const { accountId, userId } = principal;
  const user = await findSignIn(system, accountId, userId);
  if (!user?.webPhone) throw new AppError('NOT-FOUND');
  const { SIP_GATEWAY_URL: url, SIP_DOMAIN: domain, SIP_SECRET: secret, SIP_PASSWORD_MINUTES: minutes } = config;
  if (url === undefined || domain === undefined || secret === undefined) throw new AppError('NOT-CONFIGURED');
  const expires = Math.floor(now.getTime() / 1000) + minutes * 60;
  const username = `${expires}:${extensionOf(userId)}`;
  return {
    url,
    uri: sipAddressOf(userId, domain),
    username,
    password: createHmac('sha1', secret).update(username).digest('base64'),
    expires: new Date(expires * 1000).toISOString(),
  };
}
