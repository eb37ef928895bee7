import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const rules = { mostOfSender: 2, mostOfAll: 3, mostWaiting: 4, waitMs: 60_000 };
const staying = new AbortController().signal;

/** Takes a turn and notes when it begins. */
function take(turns: Turns, name: string, started: string[], signal = staying) {
  const taken = turns.take(name, signal);
  void taken.then(
    () => started.push(name),
    () => undefined,
  );
  return taken;
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('a sender has a few turns at once, all senders together too, and everyone gets theirs in the end', async () => {
  const work = fc.array(fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd'), leaves: fc.boolean() }), {
    maxLength: 16,
  });
  await fc.assert(
    fc.asyncProperty(work, fc.infiniteStream(fc.nat()), async (asked, pick) => {
      const turns = new Turns({ ...rules, mostWaiting: 100 });
      const running: { name: string; end: () => void }[] = [];
      let ended = 0;
      const waiting = asked.map(async ({ name, leaves }) => {
        const leaving = new AbortController();
        const taken = turns.take(name, leaving.signal);
        if (leaves) leaving.abort(new Error('left'));
        const [outcome] = await Promise.allSettled([taken]);
        if (outcome.status === 'fulfilled') running.push({ name, end: outcome.value });
        else ended += 1;
      });
      await settled();
      while (running.length > 0) {
        expect(running.length).toBeLessThanOrEqual(rules.mostOfAll);
        for (const name of ['a', 'b', 'c', 'd'])
          expect(running.filter((one) => one.name === name).length).toBeLessThanOrEqual(rules.mostOfSender);
        const [one] = running.splice(pick.next().value % running.length, 1);
        one?.end();
        one?.end();
        ended += 1;
        await settled();
      }
      await Promise.all(waiting);
      expect(ended).toBe(asked.length);
    }),
    { numRuns: 200 },
  );
});

test('a sender with many waiting does not keep another from the next turn', async () => {
  const turns = new Turns({ ...rules, mostOfAll: 1 });
  const started: string[] = [];
  const first = take(turns, 'many', started);
  const others = ['many', 'many', 'few'].map((name) => take(turns, name, started));
  (await first)();
  await settled();
  (await Promise.race(others))();
  await settled();
  expect(started.slice(0, 3)).toEqual(['many', 'many', 'few']);
});

test('more than may wait are refused with the time to try again, and a wait ends', async () => {
  const turns = new Turns(rules);
  const ends = await Promise.all([turns.take('one', staying), turns.take('one', staying)]);
  const waiting = Array.from({ length: rules.mostWaiting }, () => turns.take('one', staying));
  const refused = { code: 'TOO-MANY-REQUESTS', info: { retryAfter: 30 } };
  await expect(turns.take('one', staying)).rejects.toMatchObject(refused);
  await expect(turns.take('other', staying)).resolves.toBeTypeOf('function');
  for (const end of ends) end();
  for (const each of waiting) (await each)();
  const short = new Turns({ ...rules, mostOfSender: 1, waitMs: 1 });
  await short.take('one', staying);
  await expect(short.take('one', staying)).rejects.toMatchObject({ code: 'TOO-MANY-REQUESTS' });
});
