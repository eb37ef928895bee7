import { expect, test } from 'vitest';
import { closeInTime } from './closeInTime.ts';

const never = () => new Promise(() => undefined);

/** Closes that write down their names, in order. */
function closes(...names: string[]) {
  const closed: string[] = [];
  return { closed, closing: names.map((name) => () => Promise.resolve(void closed.push(name))) };
}

test('all are closed in their order, one after the other', async () => {
  const { closed, closing } = closes('app', 'database');
  let isOver = false;
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    isOver = closed.length === 0;
  };
  await closeInTime([slow, ...closing], 60_000);
  expect({ closed, isOver }).toEqual({ closed: ['app', 'database'], isOver: true });
});

test('what hangs does not keep the database running', async () => {
  const { closed, closing } = closes('app', 'database');
  await closeInTime([never, ...closing], 50);
  expect(closed).toEqual(['database']);
});

test('what fails keeps nothing from being closed, and is known', async () => {
  const { closed, closing } = closes('app', 'database');
  const failed = closeInTime([() => Promise.reject(new Error('no traffic')), ...closing], 60_000);
  await expect(failed).rejects.toThrow('no traffic');
  expect(closed).toEqual(['app', 'database']);
});

test('nothing opened is nothing to close', async () => {
  await closeInTime([], 60_000);
});
