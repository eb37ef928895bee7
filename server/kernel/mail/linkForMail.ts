import type { Executor } from '../db/executor.ts';
import { changeLinkToken } from './links.ts';
import { newLinkToken } from './linkToken.ts';

/**
 * Creates a link's token when its mail is sent; only the hash is stored. Sending again invalidates the previous token.
 * Undefined when the link was used or withdrawn, so that there is nothing to send.
 */
export async function linkForMail(
  executor: Executor,
  key: { accountId: number; id: string },
  expiresAt: Date,
): Promise<string | undefined> {
  const { token, hash } = newLinkToken();
  return (await changeLinkToken(executor, key, { hash, expiresAt })) ? token : undefined;
}
