import type { NodeType } from '#flows/core/nodeType.ts';
import { announceNode } from './announce/announce.node.ts';
import { hangupNode } from './hangup/hangup.node.ts';
import { menuNode } from './menu/menu.node.ts';
import { ringNode } from './ring/ring.node.ts';
import { roundRobinNode } from './roundRobin/roundRobin.node.ts';
import { scheduleNode } from './schedule/schedule.node.ts';
import { startNode } from './start/start.node.ts';
import { tagNode } from './tag/tag.node.ts';
import { voicemailNode } from './voicemail/voicemail.node.ts';

/** The pure half of every node type, in palette order. */
export const nodeTypes = {
  start: startNode,
  announce: announceNode,
  menu: menuNode,
  schedule: scheduleNode,
  ring: ringNode,
  roundRobin: roundRobinNode,
  tag: tagNode,
  voicemail: voicemailNode,
  hangup: hangupNode,
} satisfies Record<string, NodeType>;

export type NodeTypeName = keyof typeof nodeTypes;
