import { z } from 'zod';
import { defineNodeType } from '#flows/core/nodeType.ts';

/** Tags the call and adjusts its score. */
export const TagSettings = z.object({
  /** Names of the account's tags. */
  tags: z.array(z.string().min(1).max(100)).max(50),
  /** Added to the call's score. */
  score: z.number().int().min(-100).max(100),
});
export type TagSettings = z.infer<typeof TagSettings>;

export const tagNode = defineNodeType<TagSettings>({
  type: 'tag',
  version: 1,
  migrations: {},
  role: 'step',
  reachesPerson: false,
  settings: TagSettings,
  defaults: () => ({ tags: [], score: 0 }),
  exits: () => [{ id: 'next', required: true }],
  shown: (settings) => settings,
  check: ({ tags }, _, world) =>
    tags.flatMap((tag, position) =>
      world.tags.has(tag)
        ? []
        : [{ code: 'TAG-FOREIGN', severity: 'error', path: `tags.${position}`, values: { tag } } as const],
    ),
  enter: ({ nodeId, settings: { tags, score } }) => ({
    kind: 'leave',
    exit: 'next',
    effects: [{ type: 'tag', nodeId, tags, score }],
  }),
  probes: () => [],
});
