import { announceView } from './announce/announce.view.tsx';
import { hangupView } from './hangup/hangup.view.tsx';
import { menuView } from './menu/menu.view.tsx';
import type { NodeTypeName } from './nodeTypes.ts';
import type { NodeView } from './parts/nodeView.ts';
import { ringView } from './ring/ring.view.tsx';
import { roundRobinView } from './roundRobin/roundRobin.view.tsx';
import { scheduleView } from './schedule/schedule.view.tsx';
import { startView } from './start/start.view.tsx';
import { tagView } from './tag/tag.view.tsx';
import { voicemailView } from './voicemail/voicemail.view.tsx';

/** The view of every node type, in palette order. */
export const nodeViews = {
  start: startView,
  announce: announceView,
  menu: menuView,
  schedule: scheduleView,
  ring: ringView,
  roundRobin: roundRobinView,
  tag: tagView,
  voicemail: voicemailView,
  hangup: hangupView,
} satisfies Record<NodeTypeName, NodeView>;

/** The view of a node type; undefined for types that this version does not know. */
export function viewOf(type: string): NodeView | undefined {
  return Object.hasOwn(nodeViews, type) ? nodeViews[type as NodeTypeName] : undefined;
}
