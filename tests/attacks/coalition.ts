import { randomUUID } from 'node:crypto';
import { Role } from '#values/roles.ts';
import type { Db } from '../../server/kernel/db/executor.ts';
import { userAccess } from '../../server/kernel/db/schema/all.ts';
import type { Random } from '../../server/demo/seededRandom.ts';
import { aUser } from '../builders/api/anAccount.ts';
import type { Askable } from '../builders/api/askable.ts';
import { aWorld, type World } from '../builders/api/aWorld.ts';
import { login, testPassword } from '../builders/api/login.ts';

/** Somebody who attacks: a user, or the bearer of a key. */
export interface Member {
  name: string;
  /** Null for a key. */
  email: string | null;
  headers: Record<string, string>;
}

/** What a coalition knows, its own and other things alike: ids are no secrets. */
export interface Known {
  worlds: World[];
  accounts: number[];
  /** Those that somebody of the coalition saw or made. */
  near: number[];
  users: { id: number; email: string }[];
  /** How many of the users, the first ones, are none of the coalition. */
  strangers: number;
  exporters: string[];
}

export interface Coalition {
  members: Member[];
  /** The users that it began with. */
  founders: number[];
  known: Known;
}

const passwords = [testPassword, 'Another-horse-7', 'Correct-horse-7'] as const;

export const pickOf = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** Most often an account that they see. */
export const accountNear = (random: Random, { accounts, near }: Known): number =>
  pickOf(random, near.length > 0 && random() < 0.7 ? near : accounts);

/** Most often somebody of the coalition, or whom it made. */
export function userNear(random: Random, { users, strangers }: Known) {
  const near = users.slice(strangers);
  return pickOf(random, random() < 0.7 ? near : users);
}

/** Those of staff are asked for, but nobody begins with them. */
export const someRoles = (random: Random, from: readonly Role[] = Role.options, most = 3): Role[] =>
  Array.from({ length: Math.floor(random() * (most + 1)) }, () => pickOf(random, from));

const ofCustomers = Role.options.filter((role) => role !== 'system' && role !== 'support');

/** A number that the carrier has for whoever takes it is nobody’s. */
const nobodys = '+61255501234';

/** Two resellers, the first with a business, its branch and its sibling, and a business of the second. */
async function someWorlds(db: Db): Promise<World[]> {
  const reseller = await aWorld(db);
  const business = await aWorld(db, reseller.account);
  const branch = await aWorld(db, business.account);
  const sibling = await aWorld(db, reseller.account);
  const rival = await aWorld(db);
  const worlds = [reseller, business, branch, sibling, rival, await aWorld(db, rival.account)];
  return worlds.map((world) => ({ ...world, routing: { ...world.routing, heldDid: nobodys } }));
}

/** One to five people of a reseller, of a business or of a branch, some of whom see more or less than others by a rule. */
export async function aCoalition(app: Askable, db: Db, random: Random): Promise<Coalition> {
  const worlds = await someWorlds(db);
  const homes = worlds.slice(Math.floor(random() * 3), 3);
  const members: Member[] = [];
  const founders: number[] = [];
  // Of few members more is beyond their reach, and of many more is possible.
  const size = 1 + Math.floor(random() * 5);
  for (let at = 0; at < size; at += 1) {
    const home = (at === 0 ? homes[0] : pickOf(random, homes))?.account ?? 0;
    // Without somebody who manages users and accounts there is little to give.
    const roles = someRoles(random, ofCustomers, size);
    const user = await aUser(db, home, at === 0 ? ['users', pickOf(random, ['admin', 'conf']), ...roles] : roles);
    const below = homes.filter((world) => world.account > home);
    if (below.length > 0 && random() < 0.4)
      await aRule(db, { random, home, user: user.id, on: pickOf(random, below).account });
    founders.push(user.id);
    members.push({ name: user.email, email: user.email, headers: (await login(app, user.email)).headers });
  }
  const people = worlds.flatMap(({ people: { person, leaver } }) => [person, leaver]);
  const users = [...people, ...founders.map((id, at) => ({ id, email: members[at]?.email ?? '' }))];
  const accounts = worlds.flatMap(({ account, spare, invited }) => [account, spare, invited]);
  const exporters = worlds.flatMap((world) => world.exporters);
  return { members, founders, known: { worlds, accounts, near: [], users, strangers: people.length, exporters } };
}

async function aRule(db: Db, given: { random: Random; home: number; user: number; on: number }): Promise<void> {
  const { random, home, user, on } = given;
  const allow = Object.fromEntries(someRoles(random, ofCustomers).map((role) => [role, true]));
  const rule = { accountId: home, userId: user, onAccountId: on };
  await db.insert(userAccess).values({ ...rule, ...(random() < 0.5 ? { blocked: true } : { allow }) });
}

/** Logs a member in again whose session ended; undefined for those who can’t any more. */
export async function loggedInAgain(app: Askable, { name, email }: Member): Promise<Member | undefined> {
  if (email === null) return undefined;
  for (const password of passwords) {
    const [tried] = await Promise.allSettled([login(app, email, password)]);
    if (tried.status === 'fulfilled') return { name, email, headers: tried.value.headers };
  }
  return undefined;
}

export const freshEmail = (): string => `made-${randomUUID().slice(0, 13)}@example.test`;
