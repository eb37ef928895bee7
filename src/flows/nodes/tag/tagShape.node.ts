import type { NodeShape } from '../nodeShape.node.ts';
import { count, texts } from '../readSettings.node.ts';

export type TagDraft = {
  tags: string[];
  score: number;
};

export const tagShape: NodeShape<TagDraft> = {
  type: 'tag',
  version: 1,
  defaults: () => ({ tags: [], score: 0 }),
  exits: () => [{ id: 'next', required: true }],
  read: ({ tags, score }) => ({ tags: texts(tags), score: count(score, 0) }),
};
