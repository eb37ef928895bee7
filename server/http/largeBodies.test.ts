import { expect, test } from 'vitest';
import { LargeBodies } from './largeBodies.ts';

test('large bodies are read one after the other, in their order', async () => {
  const bodies = new LargeBodies();
  const started: string[] = [];
  const [first, second, third] = ['first', 'second', 'third'].map((name) =>
    bodies.turn(name).then((done) => {
      started.push(name);
      return done;
    }),
  );
  (await first)?.();
  await second;
  expect(started).toEqual(['first', 'second']);
  (await second)?.();
  await third;
  expect(started).toEqual(['first', 'second', 'third']);
});

test('one person has two at most, others are not affected', async () => {
  const bodies = new LargeBodies();
  const done = await bodies.turn('one');
  const second = bodies.turn('one');
  await expect(bodies.turn('one')).rejects.toMatchObject({ code: 'TOO-MANY-REQUESTS' });
  const other = bodies.turn('other');
  done();
  (await second)();
  (await other)();
  await expect(bodies.turn('one')).resolves.toBeTypeOf('function');
});

test('a turn ends once, however often it is ended', async () => {
  const bodies = new LargeBodies();
  const done = await bodies.turn('one');
  const [second, third] = [bodies.turn('two'), bodies.turn('three')];
  done();
  done();
  const finish = await second;
  let thirdStarted = false;
  void third.then(() => (thirdStarted = true));
  await new Promise(setImmediate);
  expect(thirdStarted).toBe(false);
  finish();
  await third;
});
