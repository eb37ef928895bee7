import type { Speech } from '#flows/core/effects.ts';
import type { NodeShape } from '../nodeShape.node.ts';
import { speech } from '../readSettings.node.ts';

export type AnnounceDraft = {
  speech: Speech;
};

export const announceShape: NodeShape<AnnounceDraft> = {
  type: 'announce',
  version: 1,
  defaults: () => ({ speech: { kind: 'text', text: 'Thank you for calling.', language: 'en-AU' } }),
  exits: () => [{ id: 'next', required: true }],
  read: (settings) => ({ speech: speech(settings['speech']) }),
};
