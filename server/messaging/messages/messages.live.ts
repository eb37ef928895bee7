import type { LiveKinds } from '../../kernel/live/liveKinds.ts';

export const liveMessages: LiveKinds<'conversation.changed' | 'campaign.changed'> = {
  'conversation.changed': (_db, _viewer, { uuid }) =>
    Promise.resolve({ type: 'conversation.changed', conversation: uuid }),
  'campaign.changed': (_db, _viewer, { uuid }) => Promise.resolve({ type: 'campaign.changed', campaign: uuid }),
};
