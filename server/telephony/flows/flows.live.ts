import { findFlow } from './flows.repository.ts';
import type { LiveKinds } from '../../kernel/live/liveKinds.ts';

export const liveFlows: LiveKinds<'flow.published' | 'flow.reviewed' | 'flow.people'> = {
  async 'flow.published'(db, { scope }, { uuid }) {
    const flow = await findFlow(db, scope, uuid);
    return flow?.publishedVersion
      ? { type: 'flow.published', flow: flow.id, version: flow.publishedVersion }
      : undefined;
  },
  async 'flow.reviewed'(db, { scope }, { uuid }) {
    const flow = await findFlow(db, scope, uuid);
    return flow && { type: 'flow.reviewed', flow: flow.id };
  },
  'flow.people': (_db, _viewer, { uuid }) => Promise.resolve({ type: 'flow.people', flow: uuid }),
};
