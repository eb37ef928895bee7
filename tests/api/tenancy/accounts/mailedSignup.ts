import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { outbox } from '../../../../server/kernel/db/schema/all.ts';
import { signingKey } from '../../../../server/kernel/access/signingKeys.ts';
import { mailPayloads } from '../../../../server/kernel/mail/mailPayloads.ts';
import { unseal } from '../../../../server/kernel/vault.ts';

/** The token of the latest signup link that was mailed for an account. */
export async function mailedSignup(db: Db, accountId: number): Promise<string | undefined> {
  const [mail] = await db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(and(eq(outbox.accountId, accountId), eq(outbox.kind, 'signup')))
    .orderBy(desc(outbox.createdAt))
    .limit(1);
  if (!mail) return undefined;
  const { token, to } = mailPayloads.signup.parse(mail.payload);
  return unseal(await signingKey(db, 'vault'), token, `signup ${to}`);
}
