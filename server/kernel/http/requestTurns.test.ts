import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { RequestTurns } from './requestTurns.ts';

const aResponse = () => new EventEmitter() as ServerResponse;
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('whoever leaves gets the next turn only when the work that was begun has ended', async () => {
  const turns = new RequestTurns({ REQUESTS_AT_ONCE: 1, DATABASE_POOL: 2 });
  const leaving = aResponse();
  const first = turns.of(leaving);
  await first.takeAs('user:1');
  const { promise: work, resolve: finish } = Promise.withResolvers<void>();
  const working = first.during(() => work);
  let hasNext = false;
  const next = turns.of(aResponse());
  const taken = next.takeAs('user:1').then(() => (hasNext = true));
  leaving.emit('close');
  await settled();
  expect(hasNext).toBe(false);
  finish();
  await Promise.all([working, taken]);
  expect(hasNext).toBe(true);
});

test('an answer that was sent ends the turn, and so does leaving while it waits', async () => {
  const turns = new RequestTurns({ REQUESTS_AT_ONCE: 1, DATABASE_POOL: 2 });
  const [answered, left, last] = [aResponse(), aResponse(), aResponse()];
  const first = turns.of(answered);
  await first.takeAs('user:1');
  const waiting = turns.of(left).takeAs('user:1');
  left.emit('close');
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  await first.during(() => Promise.resolve());
  answered.emit('close');
  await expect(turns.of(last).takeAs('user:1')).resolves.toBeUndefined();
});
