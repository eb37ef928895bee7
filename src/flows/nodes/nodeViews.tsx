import { announceView } from './announce/announce.view.tsx';
import { callerView } from './caller/caller.view.tsx';
import { flowView } from './flow/flow.view.tsx';
import { hangupView } from './hangup/hangup.view.tsx';
import { locationsView } from './locations/locations.view.tsx';
import { menuView } from './menu/menu.view.tsx';
import type { NodeTypeName } from './nodeTypes.ts';
import type { NodeView } from './parts/nodeView.ts';
import { regionView } from './region/region.view.tsx';
import { ringView } from './ring/ring.view.tsx';
import { roundRobinView } from './roundRobin/roundRobin.view.tsx';
import { scheduleView } from './schedule/schedule.view.tsx';
import { splitView } from './split/split.view.tsx';
import { startView } from './start/start.view.tsx';
import { tagView } from './tag/tag.view.tsx';
import { textView } from './text/text.view.tsx';
import { voicemailView } from './voicemail/voicemail.view.tsx';

/** The view of every node type, in palette order. */
export const nodeViews = {
  start: startView,
  announce: announceView,
  menu: menuView,
  schedule: scheduleView,
  region: regionView,
  caller: callerView,
  split: splitView,
  ring: ringView,
  roundRobin: roundRobinView,
  locations: locationsView,
  tag: tagView,
  text: textView,
  flow: flowView,
  voicemail: voicemailView,
  hangup: hangupView,
} satisfies Record<NodeTypeName, NodeView>;

/** The view of a node type; undefined for types that this version does not know. */
export function viewOf(type: string): NodeView | undefined {
  return Object.hasOwn(nodeViews, type) ? nodeViews[type as NodeTypeName] : undefined;
}
