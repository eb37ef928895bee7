import type { LiveKinds } from '../../kernel/live/liveKinds.ts';

export const liveAlerts: LiveKinds<'alert.raised'> = {
  'alert.raised': () => Promise.resolve({ type: 'alert.raised' }),
};
