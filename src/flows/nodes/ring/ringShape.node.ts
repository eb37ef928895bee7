import type { Speech } from '#flows/core/effects.ts';
import { CALLER_IDS, type CallerId } from '../callerIds.node.ts';
import type { NodeShape } from '../nodeShape.node.ts';
import { count, flag, oneOf, optionalSpeech, rows, target, type TargetDraft } from '../readSettings.node.ts';

const ORDERS = ['together', 'inOrder'] as const;

export type RingDraft = {
  targets: TargetDraft[];
  order: (typeof ORDERS)[number];
  timeout: number;
  callerId: CallerId;
  whisper: Speech | null;
  screen: boolean;
};

export const ringShape: NodeShape<RingDraft> = {
  type: 'ring',
  version: 1,
  defaults: () => ({
    targets: [],
    order: 'together',
    timeout: 20,
    callerId: 'caller',
    whisper: null,
    screen: false,
  }),
  exits: () => [{ id: 'unanswered', required: false }],
  read: ({ targets, order, timeout, callerId, whisper, screen }) => ({
    targets: rows(targets, target),
    order: oneOf(ORDERS, order, 'together'),
    timeout: count(timeout, 20),
    callerId: oneOf(CALLER_IDS, callerId, 'caller'),
    whisper: optionalSpeech(whisper),
    screen: flag(screen),
  }),
};
