import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { anyQuery, aReportedWorld, countedBy, queryOf, type ReportedWorld } from './aReportedWorld.ts';
import { byTag } from './reference.ts';
import { names } from './someRawCalls.ts';

let world: ReportedWorld;

beforeAll(async () => {
  world = await aReportedWorld();
});

interface Row {
  name: string;
  total: number;
  actions: { calls: string };
}

test('with tags that narrow a report only these are its rows, and each opens as many calls as it counts', async () => {
  const narrowed = fc.record({
    asked: anyQuery(world),
    tags: fc.subarray([...names.tags, 'no call’s'], { minLength: 1 }),
  });
  const law = fc.asyncProperty(narrowed, async ({ asked, tags }) => {
    const query = { ...asked, compare: undefined, filter: { tags } };
    const [counted] = countedBy(world, query, 'inbound');
    const { rows } = (await world.ask(`groupList/tag?${queryOf(query)}`)) as unknown as { rows: Row[] };
    expect(rows.map(({ name, total }) => [name, total])).toEqual(
      byTag(counted?.calls ?? [], tags).map(({ keys: [tag], calls }) => [tag, calls.length]),
    );
    for (const { total, actions } of rows) {
      const search = new URLSearchParams(queryOf(query));
      search.delete('tags');
      const log = await world.ask(`../call?${search.toString()}&${actions.calls}&kind=real`);
      expect(log['recordsFiltered'], actions.calls).toBe(total);
    }
  });
  await fc.assert(law, { numRuns: 30 });
});

test('a call counts under each of its tags, and once in the total', async () => {
  const range = 'datefrom=2025-01-01&dateto=2026-04-08&timezone=UTC';
  const { rows } = (await world.ask(`groupList/tag?${range}`)) as unknown as { rows: Row[] };
  const { now } = (await world.ask(`summary2/?${range}`)) as unknown as { now: { total: number } };
  const inbound = world.calls.filter(({ direction, test: isTest, at }) => {
    return direction === 'inbound' && !isTest && at >= Date.parse('2025-01-01T00:00:00Z');
  });
  expect(now.total).toBe(inbound.length);
  expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(inbound.flatMap(({ tags }) => tags).length);
});
