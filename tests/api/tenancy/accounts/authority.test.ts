import { and, eq, inArray, ne } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { Role } from '#values/roles.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { accounts, accountTree } from '../../../../server/kernel/db/schema/accounts.ts';
import { users } from '../../../../server/kernel/db/schema/users.ts';
import { type Access, listAccess, listAccessBy } from '../../../../server/kernel/access/access.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { type Acted, type Person, setTheStage, type Step, somePerson, someStep, take } from './limitedPeople.ts';

let app: FastifyInstance;
let db: Db;

beforeAll(async () => {
  ({ app, db } = await anApp({ environment: { RATE_LIMIT: '100000' } }));
});

const businessRoles: Role[] = ['admin', 'users', 'billing', 'conf', 'reports'];
const ownerRoles: Role[] = ['admin', 'users', 'billing', 'conf'];
const allowOf = (roles: readonly Role[]) => Object.fromEntries(roles.map((role) => [role, true]));

/** Who may do what where: roles by person and account. An invited account counts as a person with an owner's roles. */
type Matrix = Map<string, Map<number, Set<Role>>>;

const rolesByAccount = (access: Access[]) =>
  new Map(access.map(({ account, allow }) => [account, new Set(Role.options.filter((role) => allow[role] === true))]));

async function matrixOf(root: number): Promise<Matrix> {
  const tree = db.select({ id: accountTree.descendantId }).from(accountTree).where(eq(accountTree.ancestorId, root));
  const people = await db
    .select({ accountId: users.accountId, userId: users.id })
    .from(users)
    .where(and(inArray(users.accountId, tree), ne(users.status, 'removed')));
  const invited = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.id, tree), eq(accounts.status, 'invited')));
  const held = people.map(async (person) => [`user ${person.userId}`, await listAccess(db, person)] as const);
  const owed = invited.map(async ({ id }) => {
    return [`owner of ${id}`, await listAccessBy(db, { account: id, allow: allowOf(ownerRoles), rules: [] })] as const;
  });
  const rows = await Promise.all([...held, ...owed]);
  return new Map(rows.map(([person, access]) => [person, rolesByAccount(access)]));
}

/** What a person could give in an account: their own roles, as an administrator reports, and as a seller those of a business. */
function givable(held: Set<Role> | undefined): Set<Role> {
  const sells = held !== undefined && (['super', 'support', 'system'] as const).some((role) => held.has(role));
  const reports: Role[] = held?.has('admin') ? ['reports'] : [];
  return new Set([...(held ?? []), ...reports, ...(sells ? businessRoles : [])]);
}

/** Roles and accounts that somebody got without the actor having them to give. */
function usurped(before: Matrix, after: Matrix, { actor, parents, successors }: Acted): string[] {
  const own = before.get(actor);
  return [...after].flatMap(([person, access]) => {
    const had = before.get(successors.get(person) ?? person);
    return [...access].flatMap(([account, roles]) => {
      const place = parents.get(account) ?? account;
      const [old, mine] = [had?.get(place), own?.get(place)];
      const more = [...roles].filter((role) => old?.has(role) !== true && !givable(mine).has(role));
      const saw = old !== undefined || mine !== undefined;
      return saw && more.length === 0 ? [] : [`${person} in ${account}: ${saw ? more.join(' ') : 'sees it'}`];
    });
  });
}

/** A play in which each of these steps is allowed, so that a run in which chance refuses them all still tries them. */
const allowed: [Person[], Step[]] = [
  [{ at: 0, roles: ['super', 'users', 'admin', 'conf'], rules: [] }],
  (['create', 'move', 'inviteUser'] as const).map((kind) => ({
    kind,
    who: 0,
    which: 3,
    where: 2,
    roles: [],
    rules: [],
  })),
];

test('whatever limited people do to accounts and users, nobody gets a role or an account that the one who acted could not give', async () => {
  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(somePerson, { minLength: 2, maxLength: 3 }),
      fc.array(someStep, { minLength: 30, maxLength: 30 }),
      async (people, steps) => {
        const play = await setTheStage(app, db, people);
        let before = await matrixOf(play.root);
        for (const step of steps) {
          const acted = await take(play, step);
          if (!acted) continue;
          done.set(step.kind, (done.get(step.kind) ?? 0) + 1);
          const after = await matrixOf(play.root);
          expect(usurped(before, after, acted), step.kind).toEqual([]);
          before = after;
        }
      },
    ),
    { numRuns: 10, endOnFailure: true, examples: [allowed] },
  );
  expect([...done.keys()]).toEqual(expect.arrayContaining(['create', 'move', 'inviteUser']));
});
