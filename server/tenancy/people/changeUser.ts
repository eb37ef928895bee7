import type { z } from 'zod';
import type { TeamMember } from '#contract/tenancy/teamMember.ts';
import type { team } from '#contract/tenancy/team.contract.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { findMember, type Member } from './team.repository.ts';
import { changeMember } from './memberWrites.repository.ts';
import { replaceRules } from './rules.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import { renewStreams } from '../sessions/endSessions.ts';
import { mailSecurityChange } from '../sessions/mailSecurityChange.ts';
import { reachOf, requireReach } from './grants.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import {
  isManager,
  isSameAccess,
  type MemberAccess,
  requireAccess,
  requireManagerLeft,
  unseenRules,
} from './memberAccess.ts';

export type UserChange = z.output<typeof team.changeUser.body>;

/**
 * Changes a user. Users cannot change their own roles, rules or web phone.
 * @throws AppError NOT-FOUND, STALE-VERSION with `{ version }`, ROLE-NOT-HELD, OWN-ACCESS, LAST-ADMIN,
 * ACCESS_DENIED_ACCOUNT.
 */
export async function changeUser(
  actor: Actor,
  email: string,
  change: UserChange,
  jobs: Pick<JobQueue, 'send'>,
): Promise<TeamMember> {
  const { db, scope, author } = actor;
  const before = found(await findMember(db, scope, { email }));
  const { version, acl = before.acl, webPhone = before.sip !== null, ...given } = change;
  const access = { allow: given.allow ?? before.allow, acl };
  const isRuled = !isSameAccess(before, access);
  await judge(actor, before, { access, isRuled, isOther: isRuled || webPhone !== (before.sip !== null) });
  const columns = Object.entries({ ...given, webPhone }).filter(([, value]) => value !== undefined);
  return db.transaction(async (tx) => {
    const isChanged = await changeMember(tx, { ...before, version }, Object.fromEntries(columns));
    if (!isChanged) throw new AppError('STALE-VERSION', { version: before.version });
    if (isRuled) await settleAccess(tx, actor, { before, ...access }, jobs);
    const after = found(await findMember(tx, scope, { email }));
    const entry = { accountId: before.account, action: 'user.changed', subject: `user ${before.id}`, before, after };
    await writeAudit(tx, author, entry);
    return after;
  });
}

/** Checks a change before anything is written; the version guards against changes until the transaction. */
async function judge(
  actor: Actor,
  before: Member,
  { access, isRuled, isOther }: { access: MemberAccess; isRuled: boolean; isOther: boolean },
): Promise<void> {
  const reach = await reachOf(actor.system, actor.principal);
  await requireReach(actor.system, reach, before);
  if (isOther && before.id === actor.principal.userId) throw new AppError('OWN-ACCESS');
  if (!isRuled) return;
  await requireAccess(actor, reach, before, { ...access, unseen: await unseenRules(actor, before) });
}

/** Stores new roles and rules, renews the user's live streams to apply them, and tells the user. */
async function settleAccess(
  tx: Tx,
  { scope, now }: Actor,
  { before, allow, acl }: MemberAccess & { before: Member },
  jobs: Pick<JobQueue, 'send'>,
): Promise<void> {
  if (before.status === 'active' && isManager(before.allow) && !isManager(allow)) await requireManagerLeft(tx, before);
  const user = { accountId: before.account, userId: before.id };
  await replaceRules(tx, scope, user, acl);
  await renewStreams(tx, user, now);
  if (before.status !== 'active') return;
  const recipient = { ...before, accountId: before.account };
  await mailSecurityChange(tx, jobs, recipient, { change: 'permissionsChanged', address: null });
}
