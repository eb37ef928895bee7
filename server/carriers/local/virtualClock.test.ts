import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startToEndAt, virtualClock } from './virtualClock.ts';

const began = Date.UTC(2026, 2, 4);

/** A world where time passes only while a call waits. */
function aWorld() {
  let now = began;
  return {
    world: () => now,
    wait(ms: number) {
      now += ms;
      return Promise.resolve();
    },
  };
}

test('a call that starts in the past advances at its speed', async () => {
  const world = aWorld();
  const clock = virtualClock({ start: began - 60_000, speed: 10, ...world });
  await clock.pass(40);
  expect([clock.now() - began, world.world() - began]).toEqual([-20_000, 4000]);
});

test('no call runs ahead of the present, however fast or long it is', async () => {
  const speeds = fc.integer({ min: 1, max: 100 });
  const waits = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(speeds, waits, fc.integer({ min: 0, max: 1000 }), async (speed, seconds, expected) => {
      const world = aWorld();
      const clock = virtualClock({ start: startToEndAt(began, expected, speed), speed, ...world });
      for (const passed of seconds) {
        await clock.pass(passed);
        expect(clock.now()).toBeLessThanOrEqual(world.world() + 0.001);
      }
    }),
  );
});

test('a call of the expected length ends in the present at full speed', async () => {
  const world = aWorld();
  const clock = virtualClock({ start: startToEndAt(began, 100, 10), speed: 10, ...world });
  await clock.pass(100);
  expect([clock.now(), world.world()]).toEqual([began + 10_000, began + 10_000]);
});
