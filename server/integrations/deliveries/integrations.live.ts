import type { LiveKinds } from '../../kernel/live/liveKinds.ts';

export const liveIntegrations: LiveKinds<'integration.changed'> = {
  'integration.changed': (_db, _viewer, { uuid }) =>
    Promise.resolve({ type: 'integration.changed', integration: uuid }),
};
