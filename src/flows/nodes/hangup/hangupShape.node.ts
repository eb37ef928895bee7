import type { NodeShape } from '../nodeShape.node.ts';
import { oneOf } from '../readSettings.node.ts';

export const HANGUP_REASONS = ['normal', 'busy', 'rejected'] as const;

export type HangupDraft = {
  reason: (typeof HANGUP_REASONS)[number];
};

export const hangupShape: NodeShape<HangupDraft> = {
  type: 'hangup',
  version: 1,
  defaults: () => ({ reason: 'normal' }),
  exits: () => [],
  read: (settings) => ({ reason: oneOf(HANGUP_REASONS, settings['reason'], 'normal') }),
};
