import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Role } from '#values/roles.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { accounts, accountTree } from '../../../../server/kernel/db/schema/accounts.ts';
import { users, userAccess } from '../../../../server/kernel/db/schema/users.ts';
import { anAccount, aUser, type TestUser } from '../../../builders/api/anAccount.ts';
import { aBusiness } from '../../../builders/api/aSignup.ts';
import type { Sample } from '../../../builders/api/aWorld.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login } from '../../../builders/api/login.ts';
import { mailedSignup } from './mailedSignup.ts';

const ownerRoles: Role[] = ['admin', 'users', 'billing', 'conf'];
const allowOf = (roles: readonly Role[]) => Object.fromEntries(roles.map((role) => [role, true]));

/** A step that changed something, as far as a comparison has to know it. */
export interface Acted {
  /** `nobody` for a signup, where the one who invited acted before. */
  actor: string;
  /** For an account that did not exist before: the account above it. */
  parents: Map<number, number>;
  /** For someone who did not exist before: the invited account that they own now. */
  successors: Map<string, string>;
}

const someRoles = fc.subarray<Role>(['admin', 'users', 'billing', 'conf', 'reports', 'support', 'super']);
const someRule = fc.record({ on: fc.nat(), blocked: fc.boolean(), roles: someRoles });

/** Someone with limited roles in one of the first three accounts, and rules for some. */
export const somePerson = fc.record({
  at: fc.nat(2),
  // Most of the interesting orders need someone who may move accounts or manage users.
  roles: fc
    .tuple(fc.constantFrom<Role>('conf', 'conf', 'users', 'admin', 'super'), someRoles)
    .map(([one, others]) => [...new Set([one, ...others])]),
  rules: fc.array(someRule, { maxLength: 2 }),
});
export type Person = typeof somePerson extends fc.Arbitrary<infer Given> ? Given : never;

const kinds = [
  ...(['create', 'createOwned', 'createOwned', 'inviteOwner', 'signUp', 'signUp'] as const),
  ...(['move', 'move', 'move', 'delete', 'inviteUser', 'changeUser'] as const),
  ...(['suspend', 'reactivate', 'removeUser'] as const),
];

export const someStep = fc.record({
  kind: fc.constantFrom(...kinds),
  who: fc.nat(),
  which: fc.nat(),
  where: fc.nat(),
  roles: someRoles,
  rules: fc.array(someRule, { maxLength: 1 }),
});
export type Step = typeof someStep extends fc.Arbitrary<infer Given> ? Given : never;

export interface Play {
  app: FastifyInstance;
  db: Db;
  root: number;
  actors: (TestUser & { headers: Record<string, string> })[];
}

const pick = <One>(list: readonly One[], which: number): One | undefined => list[which % list.length];

/** A reseller with two businesses, each with an owner, three accounts below them, and the limited people. */
export async function setTheStage(app: FastifyInstance, db: Db, people: readonly Person[]): Promise<Play> {
  const root = await anAccount(db, { type: 'reseller' });
  const [left, right] = [await anAccount(db, { parentId: root }), await anAccount(db, { parentId: root })];
  const below = [];
  for (const parentId of [left, left, right]) below.push(await anAccount(db, { parentId }));
  const ids = [root, left, right, ...below];
  await aUser(db, root, ['super', ...ownerRoles]);
  for (const account of [left, right]) await aUser(db, account, ownerRoles);
  const actors = [];
  for (const { at, roles, rules } of people) {
    const user = await aUser(db, ids[at] ?? root, roles);
    for (const { on, blocked, roles: given } of rules) {
      const key = { accountId: user.accountId, userId: user.id, onAccountId: pick(ids.slice(1), on) ?? root };
      const rule = { ...key, blocked, allow: allowOf(given) };
      await db.insert(userAccess).values(rule).onConflictDoNothing();
    }
    actors.push({ ...user, ...(await login(app, user.email)) });
  }
  return { app, db, root, actors };
}

function accountsOf({ db, root }: Play) {
  return db
    .select({ id: accounts.id, version: accounts.version, status: accounts.status })
    .from(accountTree)
    .innerJoin(accounts, eq(accounts.id, accountTree.descendantId))
    .where(eq(accountTree.ancestorId, root))
    .orderBy(accounts.id);
}

type Listed = Awaited<ReturnType<typeof accountsOf>>;

let emails = 0;
const freshEmail = () => `fresh-${(emails += 1)}@example.test`;

/** Tries a step through the API. Undefined if it was refused. */
export async function take(play: Play, step: Step): Promise<Acted | undefined> {
  const all = await accountsOf(play);
  if (step.kind === 'signUp')
    return signUp(
      play,
      pick(
        all.filter(({ status }) => status === 'invited'),
        step.which,
      )?.id,
    );
  const actor = pick(play.actors, step.who);
  const asked = await requestOf(play, step, all);
  if (!actor || !asked) return undefined;
  const [endpoint, sample] = asked;
  const answer = await ask(play.app, endpoint, sample, actor.headers);
  if (answer.status !== 200) return undefined;
  const parents = new Map<number, number>();
  const father = sample.body?.['father'];
  if (endpoint === endpoints.createAccount) parents.set((JSON.parse(answer.body) as { id: number }).id, Number(father));
  return { actor: `user ${actor.id}`, parents, successors: new Map() };
}

async function requestOf({ db }: Play, step: Step, all: Listed): Promise<[EndpointSpec, Sample] | undefined> {
  const ids = all.map(({ id }) => id);
  const people = await db.select().from(users).where(inArray(users.accountId, ids)).orderBy(users.id);
  const [one, other, person] = [pick(all, step.which), pick(all, step.where), pick(people, step.which)];
  if (!one || !other || !person) return undefined;
  const params = { accountId: one.id };
  const allow = allowOf(step.roles);
  const acl = step.rules.map(({ on, blocked, roles }) => ({ account: pick(ids, on), blocked, allow: allowOf(roles) }));
  const account = { father: one.id, name: 'New', type: 'subaccount', country: 'AU', timezone: 'Australia/Sydney' };
  switch (step.kind) {
    case 'create':
      return [endpoints.createAccount, { body: account }];
    case 'createOwned':
      return [endpoints.createAccount, { body: { ...account, owner: { email: freshEmail() } } }];
    case 'inviteOwner':
      return [endpoints.inviteOwner, { params, body: { email: freshEmail() } }];
    case 'move':
      return [endpoints.changeAccount, { params, body: { version: one.version, father: other.id } }];
    case 'delete':
      return [endpoints.deleteAccount, { params, body: { accounts: 1 } }];
    case 'inviteUser':
      return [endpoints.inviteUser, { body: { account: one.id, email: freshEmail(), firstName: 'Ada', allow, acl } }];
    case 'changeUser':
      return [endpoints.changeUser, { params: { email: person.email }, body: { version: person.version, allow, acl } }];
    case 'removeUser':
      return [endpoints.removeUser, { params: { id: person.id } }];
    case 'suspend':
    case 'reactivate':
      return [endpoints.actOnUser, { params: { id: person.id }, body: { action: step.kind } }];
    case 'signUp':
      return undefined;
  }
}

async function signUp({ app, db }: Play, account: number | undefined): Promise<Acted | undefined> {
  const token = account === undefined ? undefined : await mailedSignup(db, account);
  if (account === undefined || token === undefined) return undefined;
  await ask(app, endpoints.sendSignupBusiness, { params: { token }, body: aBusiness() }, {});
  const { body, status } = await ask(
    app,
    endpoints.sendSignupCard,
    { params: { token }, body: { payment: 'skip' } },
    {},
  );
  if (status !== 200) return undefined;
  const { email } = JSON.parse(body) as { email: string };
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return { actor: 'nobody', parents: new Map(), successors: new Map([[`user ${owner?.id}`, `owner of ${account}`]]) };
}
