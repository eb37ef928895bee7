import type { NodeType } from '#flows/core/nodeType.ts';
import { announceNode } from './announce/announce.node.ts';
import { callerNode } from './caller/caller.node.ts';
import { flowNode } from './flow/flow.node.ts';
import { hangupNode } from './hangup/hangup.node.ts';
import { locationsNode } from './locations/locations.node.ts';
import { menuNode } from './menu/menu.node.ts';
import { regionNode } from './region/region.node.ts';
import { ringNode } from './ring/ring.node.ts';
import { roundRobinNode } from './roundRobin/roundRobin.node.ts';
import { scheduleNode } from './schedule/schedule.node.ts';
import { splitNode } from './split/split.node.ts';
import { startNode } from './start/start.node.ts';
import { tagNode } from './tag/tag.node.ts';
import { textNode } from './text/text.node.ts';
import { voicemailNode } from './voicemail/voicemail.node.ts';

/** The pure half of every node type, in palette order. */
export const nodeTypes = {
  start: startNode,
  announce: announceNode,
  menu: menuNode,
  schedule: scheduleNode,
  region: regionNode,
  caller: callerNode,
  split: splitNode,
  ring: ringNode,
  roundRobin: roundRobinNode,
  locations: locationsNode,
  tag: tagNode,
  text: textNode,
  flow: flowNode,
  voicemail: voicemailNode,
  hangup: hangupNode,
} satisfies Record<string, NodeType>;

export type NodeTypeName = keyof typeof nodeTypes;
