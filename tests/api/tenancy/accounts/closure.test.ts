import { eq, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { accounts, accountTree } from '../../../../server/kernel/db/schema/accounts.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;

beforeAll(async () => {
  ({ app, db } = await anApp({ environment: { RATE_LIMIT: '100000' } }));
});

/** The closure derived from every account's parent, as `ancestor>descendant:depth`. */
async function closureOfParents(): Promise<string[]> {
  const rows = await db.select({ id: accounts.id, parent: accounts.parentId }).from(accounts);
  const parents = new Map(rows.map(({ id, parent }) => [id, parent]));
  return rows
    .flatMap(({ id }) => {
      const lines: string[] = [];
      for (let [above, depth] = [id as number | null, 0]; above !== null; depth += 1) {
        lines.push(`${above}>${id}:${depth}`);
        above = parents.get(above) ?? null;
      }
      return lines;
    })
    .toSorted();
}

async function closureStored(): Promise<string[]> {
  const rows = await db.select().from(accountTree);
  return rows.map(({ ancestorId, descendantId, depth }) => `${ancestorId}>${descendantId}:${depth}`).toSorted();
}

const step = fc.record({
  kind: fc.constantFrom('create' as const, 'create' as const, 'move' as const, 'move' as const, 'delete' as const),
  which: fc.nat(),
  where: fc.nat(),
});

test('the closure table matches the parents after creating, moving and deleting accounts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const above = await anAccount(db);
      const root = await anAccount(db, { parentId: above });
      const { headers } = await login(app, (await aUser(db, root)).email);
      const ids = [root];
      for (const { kind, which, where } of steps) {
        const [id = root, father = root] = [ids[which % ids.length], ids[where % ids.length]];
        if (kind === 'create') {
          const body = { father, name: 'New', type: 'subaccount', country: 'AU', timezone: 'Australia/Sydney' };
          const answer = await ask(app, endpoints.createAccount, { body }, headers);
          if (answer.status === 200) ids.push((JSON.parse(answer.body) as { id: number }).id);
        } else if (kind === 'move') {
          const [row] = await db.select({ version: accounts.version }).from(accounts).where(eq(accounts.id, id));
          const body = { version: row?.version ?? 1, father };
          await ask(app, endpoints.changeAccount, { params: { accountId: id }, body }, headers);
        } else {
          await ask(app, endpoints.deleteAccount, { params: { accountId: id }, body: { accounts: 1 } }, headers);
        }
      }
      expect(await closureStored()).toEqual(await closureOfParents());
    }),
    { numRuns: 12 },
  );
  expect((await db.select().from(accounts).where(isNull(accounts.deletedAt))).length).toBeGreaterThan(24);
});
