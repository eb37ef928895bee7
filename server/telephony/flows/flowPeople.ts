import { GONE_AFTER, type PersonHere } from '#contract/telephony/flowPeople.contract.ts';
import { fullName } from '#values/fullName.ts';
import type { Db, Executor } from '../../kernel/db/executor.ts';
import {
  findPerson,
  keepPerson,
  listOthers,
  removeGone,
  removePerson,
  type StoredPerson,
} from './flowPeople.repository.ts';
import { accountOfFlow, keepFlow } from './flows.repository.ts';
import type { Principal } from '../../kernel/access/sessions.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { findProfile } from '../../tenancy/people/findProfile.ts';
import { found } from '../../kernel/found.ts';
import { notifyLive } from '../../kernel/live/notifyLive.ts';

/** A page that has a flow open. */
export interface Presence {
  /** The flow. */
  id: string;
  tab: string;
  step: string | null;
  editing: boolean;
}

/** @throws AppError NOT-FOUND when the scope has no such flow. */
export async function listPeopleHere({ db, scope, principal, now }: Actor, flowId: string): Promise<PersonHere[]> {
  const accountId = found(await accountOfFlow(db, scope, flowId));
  return othersHere(db, { accountId, flowId, userId: userOf(principal).userId }, now);
}

/**
 * Keeps who has a flow open, and tells the others if something changed. Returns these.
 * @throws AppError NOT-FOUND when the scope has no such flow.
 */
export async function stayHere(actor: Actor, { id: flowId, tab, step, editing }: Presence): Promise<PersonHere[]> {
  const { db, system, scope, principal, now } = actor;
  const { userId, accountId: home } = userOf(principal);
  const name = await nameOf(system, home, userId);
  return db.transaction(async (tx) => {
    const accountId = found(await keepFlow(tx, scope, flowId));
    const key = { accountId, flowId, sessionId: principal.sessionId, tab };
    await removeGone(tx, accountId, lastSeen(now));
    const before = await findPerson(tx, key);
    await keepPerson(tx, { ...key, userId, name, step, editing, since: now, seenAt: now });
    if (before?.step !== step || before.editing !== editing)
      await notifyLive(tx, accountId, { kind: 'flow.people', uuid: flowId });
    return othersHere(tx, { accountId, flowId, userId }, now);
  });
}

/** @throws AppError NOT-FOUND when the scope has no such flow. */
export async function leaveFlow(
  { db, scope, principal, now }: Actor,
  { id: flowId, tab }: Pick<Presence, 'id' | 'tab'>,
): Promise<PersonHere[]> {
  const accountId = found(await accountOfFlow(db, scope, flowId));
  return db.transaction(async (tx) => {
    const wasHere = await removePerson(tx, { accountId, flowId, sessionId: principal.sessionId, tab });
    if (wasHere) await notifyLive(tx, accountId, { kind: 'flow.people', uuid: flowId });
    return othersHere(tx, { accountId, flowId, userId: userOf(principal).userId }, now);
  });
}

/** Staff who act as somebody else are themselves to the others, as in the audit log. */
const userOf = (principal: Principal) => principal.actor ?? principal;

async function nameOf(system: Db, accountId: number, userId: number): Promise<string> {
  const profile = found(await findProfile(system, accountId, userId));
  return fullName(profile);
}

const lastSeen = (now: Date) => new Date(now.getTime() - GONE_AFTER * 1_000);

/** One entry for each person, with the step that the last of their pages has open. */
async function othersHere(
  executor: Executor,
  key: Pick<StoredPerson, 'accountId' | 'flowId' | 'userId'>,
  now: Date,
): Promise<PersonHere[]> {
  const pages = await listOthers(executor, { ...key, since: lastSeen(now) });
  return [...Map.groupBy(pages, ({ userId }) => userId).values()].flatMap((theirs) => {
    const [first] = theirs;
    if (!first) return [];
    const step = theirs.findLast((page) => page.step !== null)?.step ?? null;
    return [
      { name: first.name, step, editing: theirs.some(({ editing }) => editing), since: first.since.toISOString() },
    ];
  });
}
