import { expect, test } from 'vitest';
import { deliveredRate, sumOfCounts } from './messageCounts.ts';

const none = { delivered: 0, sent: 0, waiting: 0, undelivered: 0, failed: 0, unknown: 0, received: 0 };

test('the delivered rate is of what is settled or unknown, not of what is on the way or came in', () => {
  const sum = sumOfCounts([
    { ...none, delivered: 2, sent: 5, received: 9 },
    { ...none, delivered: 1, unknown: 1, waiting: 4 },
  ]);
  expect(sum).toEqual({ delivered: 3, onTheWay: 9, undelivered: 0, failed: 0, unknown: 1, received: 9 });
  expect(deliveredRate(sum)).toBe(75);
  expect(deliveredRate(sumOfCounts([{ ...none, sent: 3 }]))).toBeNull();
});
