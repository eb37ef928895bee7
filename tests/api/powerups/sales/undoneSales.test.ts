import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { anApp, type TestApp } from '../../../builders/api/anApp.ts';
import { pastCalls } from '../../../builders/api/pastCalls.ts';
import { aSeller } from './aSeller.ts';

let world: TestApp;

beforeAll(async () => {
  world = await anApp();
});

const buyers = ['+61412000001', '+61412000002', '+61412000003'];

/** The rows of a file: who bought for how much, by order. */
const someFile = fc.uniqueArray(
  fc.record({
    order: fc.constantFrom('A', 'B', 'C', 'D'),
    buyer: fc.nat(buyers.length - 1),
    dollars: fc.integer({ min: 0, max: 3 }),
  }),
  { selector: ({ order }) => order, minLength: 1, maxLength: 4 },
);
const someSteps = fc.array(fc.oneof(someFile, fc.record({ undo: fc.nat(3) })), { minLength: 2, maxLength: 7 });

test('whatever is uploaded and undone in whatever order, calls are worth what the remaining uploads say in turn', async () => {
  const law = fc.asyncProperty(someSteps, async (steps) => {
    const { account, upload, undo, worth } = await aSeller(world);
    const at = Date.UTC(2026, 2, 1);
    const calls = await pastCalls(
      world.db,
      account,
      buyers.map((caller) => ({ at, caller })),
    );
    const uploads: { uuid: string; rows: (typeof steps)[number]; isUndone: boolean }[] = [];
    for (const step of steps) {
      if (Array.isArray(step)) {
        const lines = step.map(({ order, buyer, dollars }) => `${buyers[buyer]},2026-03-06,${dollars},${order}`);
        const { uuid } = await upload(['phone,date,value,order id', ...lines]);
        uploads.push({ uuid: uuid ?? '', rows: step, isUndone: false });
        continue;
      }
      const undone = uploads[step.undo];
      if (!undone) continue;
      expect((await undo(undone.uuid)).status).toBe(undone.isUndone ? 409 : 200);
      undone.isUndone = true;
    }
    const orders = new Map<string, { buyer: number; dollars: number }>();
    for (const { rows, isUndone } of uploads)
      if (Array.isArray(rows) && !isUndone) for (const { order, ...sale } of rows) orders.set(order, sale);
    const expected = buyers.map((_, index) => {
      const own = [...orders.values()].filter(({ buyer }) => buyer === index);
      return own.length === 0 ? null : own.reduce((sum, { dollars }) => sum + dollars * 100, 0);
    });
    expect(await worth(calls)).toEqual(expected);
  });
  await fc.assert(law, { numRuns: 30 });
});

test.each([
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
])('three uploads of one order leave nothing when they are undone in the order %i, %i, %i', async (...order) => {
  const { account, upload, undo, worth } = await aSeller(world);
  const calls = await pastCalls(world.db, account, [{ at: Date.UTC(2026, 2, 1), caller: buyers[0] ?? null }]);
  const uploads: string[] = [];
  for (const dollars of [1, 2, 3]) {
    const { uuid } = await upload(['phone,date,value,order id', `${buyers[0]},2026-03-06,${dollars},A`]);
    uploads.push(uuid ?? '');
  }
  const left = new Set([0, 1, 2]);
  for (const at of order) {
    await undo(uploads[at] ?? '');
    left.delete(at);
    const last = Math.max(...left);
    expect(await worth(calls)).toEqual([left.size === 0 ? null : (last + 1) * 100]);
  }
});
