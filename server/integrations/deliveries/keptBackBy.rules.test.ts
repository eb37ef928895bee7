import { expect, test } from 'vitest';
import { keptBackBy } from './keptBackBy.rules.ts';

const event = { kind: 'call.ended' as const, did: '+61390000001', tags: ['sale', 'new'] };

test.each([
  [{}, null],
  [{ kinds: ['call.ended' as const], dids: [event.did], tags: ['new', 'old'] }, null],
  [{ kinds: ['call.started' as const] }, 'kinds'],
  [{ dids: ['+61390000002'] }, 'dids'],
  [{ dids: [] }, 'dids'],
  [{ tags: ['old'] }, 'tags'],
  [{ tags: [] }, 'tags'],
  [{ kinds: ['call.started' as const], dids: [], tags: [] }, 'dids'],
  [{ kinds: ['call.started' as const], tags: [] }, 'tags'],
])('%j keeps an event back by %s', (filters, keptBack) => {
  expect(keptBackBy(filters, event)).toBe(keptBack);
});
