import { findCall } from './calls.repository.ts';
import type { LiveKinds } from '../../kernel/live/liveKinds.ts';

export const liveCalls: LiveKinds<'call.changed' | 'calls.changed'> = {
  async 'call.changed'(db, { scope, timezone }, { uuid }) {
    const call = await findCall(db, scope, uuid, timezone);
    return call && { type: 'call.changed', call };
  },
  'calls.changed': () => Promise.resolve({ type: 'calls.changed' }),
};
