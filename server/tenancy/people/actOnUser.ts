import type { TeamMember } from '#contract/tenancy/teamMember.ts';
import type { MemberAction } from '#contract/tenancy/team.contract.ts';
import type { UserStatus } from '#contract/tenancy/users.contract.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { withdrawLinks } from '../../kernel/mail/links.ts';
import { removeDevices } from '../sessions/removeDevices.ts';
import { findMember, type Member } from './team.repository.ts';
import { changeMember } from './memberWrites.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import { countMail } from '../../kernel/access/throttle.ts';
import { endSessions } from '../sessions/endSessions.ts';
import { requestPasswordReset } from '../sessions/requestReset.ts';
import { reachOf, requireReach } from './grants.ts';
import { queueInvite } from './inviteUser.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { isManager, requireManagerLeft } from './memberAccess.ts';

type Jobs = Pick<JobQueue, 'send'>;
type Action = (tx: Tx, member: Member, means: { actor: Actor; jobs: Jobs }) => Promise<void>;

/** The status that each action requires. */
const actions: Record<MemberAction, { of: UserStatus; done: string; act: Action }> = {
  reinvite: {
    of: 'invited',
    done: 'user.reinvited',
    async act(tx, member, { actor, jobs }) {
      await withdrawLinks(tx, { ...keyOf(member), kind: 'invite' });
      await store(tx, member, { invitedAt: actor.now });
      await queueInvite(tx, actor, member, jobs);
    },
  },
  suspend: {
    of: 'active',
    done: 'user.suspended',
    async act(tx, member, { actor }) {
      await store(tx, member, { status: 'suspended' });
      if (isManager(member.allow)) await requireManagerLeft(tx, member);
      await endSessions(tx, keyOf(member), {}, actor.now);
      await removeDevices(tx, keyOf(member));
      await withdrawLinks(tx, { ...keyOf(member), kind: 'reset' });
    },
  },
  reactivate: {
    of: 'suspended',
    done: 'user.reactivated',
    act: (tx, member) => store(tx, member, { status: member.hasPassword ? 'active' : 'invited' }),
  },
  recovery: {
    of: 'active',
    done: 'user.recovered',
    act: (tx, member, { actor, jobs }) => requestPasswordReset(tx, jobs, { ...member, ...keyOf(member) }, actor.now),
  },
};

/**
 * Suspends, reactivates or otherwise acts on a user.
 * @throws AppError NOT-FOUND, OWN-ACCESS for oneself, ROLE-NOT-HELD, LAST-ADMIN, WRONG-STATUS with `{ status }`,
 * TOO-MANY-REQUESTS for mails.
 */
export function actOnUser(actor: Actor, id: number, action: MemberAction, jobs: Jobs): Promise<TeamMember> {
  const { of, done, act } = actions[action];
  const check = async (member: Member) => {
    if (member.status !== of) throw new AppError('WRONG-STATUS', { status: member.status });
    const { system, principal, now } = actor;
    if (action === 'reinvite' || action === 'recovery') await countMail(system, principal, member.email, now);
  };
  return onMember(actor, id, done, { check, act: (tx, member) => act(tx, member, { actor, jobs }) });
}

/** Removes a user: the row stays for the history, sessions end, and email links no longer work. */
export function removeUser(actor: Actor, id: number): Promise<TeamMember> {
  const act = async (tx: Tx, member: Member) => {
    await store(tx, member, { status: 'removed', passwordHash: null });
    if (member.status === 'active' && isManager(member.allow)) await requireManagerLeft(tx, member);
    for (const kind of ['invite', 'reset', 'confirmEmail'] as const)
      await withdrawLinks(tx, { ...keyOf(member), kind });
    await endSessions(tx, keyOf(member), {}, actor.now);
  };
  return onMember(actor, id, 'user.removed', { act });
}

interface Work {
  /** Before the transaction. */
  check?: (member: Member) => Promise<void>;
  act: (tx: Tx, member: Member) => Promise<void>;
}

async function onMember(
  { db, system, scope, principal, author }: Actor,
  id: number,
  action: string,
  { check, act }: Work,
): Promise<TeamMember> {
  const before = found(await findMember(db, scope, { id }));
  if (before.id === principal.userId) throw new AppError('OWN-ACCESS');
  await requireReach(system, await reachOf(system, principal), before);
  await check?.(before);
  return db.transaction(async (tx) => {
    await act(tx, before);
    const after = (await findMember(tx, scope, { id })) ?? { ...before, status: 'removed' as const };
    await writeAudit(tx, author, { accountId: before.account, action, subject: `user ${id}`, before, after });
    return after;
  });
}

async function store(tx: Tx, member: Member, change: Parameters<typeof changeMember>[2]): Promise<void> {
  if (!(await changeMember(tx, member, change))) throw new AppError('STALE-VERSION', { version: member.version });
}

function keyOf({ account, id }: Member) {
  return { accountId: account, userId: id };
}
