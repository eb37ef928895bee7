import { AppError } from '../../kernel/appError.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { type Access, accessTo, LinkLost } from './accessToken.ts';
import type { OAuthParts } from './oauthClients.ts';

interface Acting {
  /** Who acts. */
  accountId: number;
  linkId: string;
  now: () => Date;
}

/** Does something in a linked account, and once more with another token if the first is refused (401). @throws LinkLost. */
export async function actAs<Reply extends { status: number | null }>(
  db: Db,
  parts: OAuthParts,
  { now, ...wanted }: Acting,
  act: (access: Access) => Promise<Reply>,
): Promise<Reply> {
  const access = await accessTo(db, parts, wanted, now);
  const reply = await act(access);
  return reply.status === 401 ? act(await accessTo(db, parts, { ...wanted, refused: access.token }, now)) : reply;
}

/** The same for people, who are told what to do. @throws AppError OAUTH-LINK-LOST. */
export const actForPeople: typeof actAs = (db, parts, acting, act) =>
  actAs(db, parts, acting, act).catch((error: unknown) => {
    throw error instanceof LinkLost ? new AppError('OAUTH-LINK-LOST') : error;
  });
