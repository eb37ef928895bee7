import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { anApp, type TestApp } from '../../../builders/api/anApp.ts';
import { pastCalls } from '../../../builders/api/pastCalls.ts';
import { aTagger, min, minutes, settings } from './aTagger.ts';

let world: TestApp;

beforeAll(async () => {
  world = await anApp();
});

/** What administrators do in turn: backfills are undone by their place among all that there were. */
const someSteps = fc.array(
  fc.oneof(
    fc.record({ change: fc.constantFrom(50, 100, 200, 400) }),
    fc.record({ from: fc.nat(5), length: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ undo: fc.nat(4) }),
  ),
  { minLength: 2, maxLength: 7 },
);

test('whatever is changed, backfilled and undone in whatever order, each call has what its latest backfill gives it', async () => {
  const law = fc.asyncProperty(someSteps, async (steps) => {
    const { account, tag, asked, backfill, move, shown, walk } = await aTagger(world);
    const durations = [60, 120, 180, 240, 300, 500];
    const uuids = await pastCalls(
      world.db,
      account,
      durations.map((duration, at) => ({ at: minutes(at), duration })),
    );
    const { uuid } = await tag();
    let [version, asks] = [1, 100];
    const done: { id: string; from: number; to: number; asks: number; isUndone: boolean }[] = [];
    for (const step of steps) {
      if ('change' in step) {
        const body = { ...settings, version, conditions: min(step.change) };
        await asked('changeSmartTag', { params: { uuid }, body });
        [version, asks] = [version + 1, step.change];
      } else if ('from' in step) {
        const [from, to] = [step.from, step.from + step.length];
        const period = {
          dateStart: new Date(minutes(from)).toISOString(),
          dateStop: new Date(minutes(to)).toISOString(),
        };
        done.push({ id: await backfill(uuid, period), from, to, asks, isUndone: false });
      } else {
        const undone = done[step.undo];
        if (!undone || undone.isUndone) continue;
        undone.isUndone = true;
        await move(undone.id, 'undo');
        await walk();
      }
    }
    const expected = durations.map((duration, at) => {
      const last = done.findLast(({ from, to, isUndone }) => !isUndone && from <= at && at < to);
      return last && duration >= last.asks ? ['Long', 0] : [0];
    });
    expect(await shown(uuids)).toEqual(expected);
  });
  await fc.assert(law, { numRuns: 20 });
});
