import type { Executor } from '../../db/executor.ts';
import { changeLinkToken } from '../../repositories/links.repository.ts';
import { newLinkToken } from './linkToken.ts';

/**
 * The token that opens a link, created when its mail leaves and kept nowhere else. Sent again, a mail makes the token
 * before useless. Undefined when the link was used or withdrawn: then there is nothing to tell.
 */
export async function linkForMail(
  executor: Executor,
  key: { accountId: number; id: string },
  expiresAt: Date,
): Promise<string | undefined> {
  const { token, hash } = newLinkToken();
  return (await changeLinkToken(executor, key, { hash, expiresAt })) ? token : undefined;
}
