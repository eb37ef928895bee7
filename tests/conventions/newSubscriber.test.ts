import { expect, test } from 'vitest';
import { subscribersOf } from '../../server/subscribers.ts';
import { emitsTo, type Subscribers } from '../../server/kernel/events/happened.ts';
import type { JobQueue } from '../../server/kernel/jobs/job.ts';

const jobs = { send: () => Promise.resolve(), retry: () => Promise.resolve() } satisfies JobQueue;
const subscribers = subscribersOf({
  jobs,
  texts() {
    throw new Error('no texts here');
  },
  speech: null,
});

const { 'text.received': _texts, ...incomplete } = subscribers;
// @ts-expect-error A fact without its subscribers does not compile.
const _withoutTexts: Subscribers = incomplete;
// @ts-expect-error Nor does a subscriber of what never happens.
const _dreaming: Subscribers = { ...subscribers, 'text.dreamt': [] };

test('a new subscriber hears after those before it', async () => {
  const heard: string[] = [];
  const hear = (name: string) => () => Promise.resolve(heard.push(name));
  const emit = emitsTo({ ...subscribers, 'account.timezoneChanged': [hear('first'), hear('new')] });
  const at = new Date('2026-03-04T01:05:00Z');
  await emit({} as Parameters<typeof emit>[0], {
    kind: 'account.timezoneChanged',
    accountId: 1,
    timezone: 'Australia/Perth',
    at,
  });
  expect(heard).toEqual(['first', 'new']);
});

test('every fact has somebody who hears of it', () => {
  expect(Object.entries(subscribers).filter(([, all]) => all.length === 0)).toEqual([]);
});
