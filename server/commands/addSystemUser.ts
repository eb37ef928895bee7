import { EmailAddress } from '#values/emailAddress.ts';
import type { Allow } from '#values/roles.ts';
import type { Config } from '../config.ts';
import type { Db, Tx } from '../kernel/db/executor.ts';
import { openDatabase } from '../kernel/db/openDatabase.ts';
import { findFirstRoot } from '../tenancy/accounts/findFirstRoot.ts';
import { insertAccount } from '../tenancy/accounts/insertAccount.ts';
import { writeAudit } from '../kernel/access/auditLog.ts';
import { insertLink } from '../kernel/mail/links.ts';
import { insertMember } from '../tenancy/people/insertMember.ts';
import { inviteLife } from '../kernel/mail/linkLives.ts';
import { newLinkToken } from '../kernel/mail/linkToken.ts';
import { CommandError } from '../kernel/commandError.ts';
import { openLog } from '../kernel/log/openLog.ts';

/** Everything, since there may be nobody else yet who could grant it. */
const allow: Allow = { system: true, super: true, admin: true, users: true, conf: true, billing: true };

/** Invites a system user from the machine itself, where nobody has to be logged in. Returns the link, which is mailed to nobody. */
export async function addSystemUser(config: Config, given: string): Promise<string> {
  const email = EmailAddress.safeParse(given);
  if (!email.success) throw new CommandError(`${given} is not an email address.`);
  const log = openLog(config.LOG_LEVEL);
  const database = await openDatabase(config, (error) => log.warn({ err: error }, 'a connection broke'));
  try {
    const token = await invite(database.db, email.data, new Date());
    return `${email.data} sets a password and a second factor at ${config.PUBLIC_BASE_URL}/invite/${token} within a week.`;
  } finally {
    await database.close();
  }
}

function invite(db: Db, email: string, now: Date): Promise<string> {
  return db.transaction(async (tx) => {
    const accountId = await rootAccount(tx);
    const person = { email, firstName: email.split('@')[0] ?? email, lastName: null, mobile: null };
    const state = { status: 'invited', invitedAt: now, timezone: machineTimezone() } as const;
    const userId = await insertMember(tx, { accountId, allow, ...person, ...state });
    if (userId === undefined) throw new CommandError(`${email} is the address of a user already.`);
    const { token, hash } = newLinkToken();
    const expiresAt = new Date(now.getTime() + inviteLife);
    await insertLink(tx, { accountId, userId, kind: 'invite', hash, createdAt: now, expiresAt });
    const entry = { accountId, action: 'user.invited', subject: `user ${userId}`, after: { email, allow } };
    await writeAudit(tx, { userId: null, asUserId: null, address: '' }, entry);
    return token;
  });
}

/** The installation's own account, above all others; made when there is none. */
async function rootAccount(tx: Tx): Promise<number> {
  const first = await findFirstRoot(tx);
  return first ?? insertAccount(tx, { name: 'Operations', type: 'reseller', timezone: machineTimezone() });
}

const machineTimezone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
