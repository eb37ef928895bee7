import type { CallEvent } from './callEvent.ts';
import type { CallKey } from './callKey.ts';

export function eventRows({ accountId, callUuid }: CallKey, events: CallEvent[]) {
  return events.map(({ key, at, kind, payload }) => ({ accountId, callUuid, key, at: new Date(at), kind, payload }));
}
