import type { FlowDocument } from '#values/flow/document.ts';
import type { FlowSummary } from '#values/flow/flowSummary.ts';
import { answeredHours } from './checkHours.ts';
import { checkSettings } from './checkSettings.ts';
import { waitsOf } from './checkWaiting.ts';
import { leadsOf } from './flowLeads.ts';
import type { FlowWorld } from './flowWorld.ts';
import { indexFlow } from './graph.ts';
import { findLoops } from './loops.ts';
import type { Registry } from './nodeType.ts';
import { inOrder, reachableFrom } from './reach.ts';
import { listHours } from './weekHours.ts';

/**
 * What the check of other flows needs to know of a published one. `world` has the flows in which its calls go on. A flow
 * that could not be published leads nowhere.
 */
export function summarizeFlow(
  document: FlowDocument,
  registry: Registry,
  world: FlowWorld,
): Pick<FlowSummary, 'timezone' | 'leads' | 'hours' | 'seconds' | 'menus'> {
  const { timezone } = document;
  const index = indexFlow(document);
  const { checked } = checkSettings(index, registry, world);
  const start = checked.findIndex((node) => node?.nodeType.role === 'start');
  if (start === -1 || findLoops(index).length > 0) return { timezone, leads: [], hours: [], seconds: null, menus: 0 };
  const order = inOrder(index, start, reachableFrom(index, [start]));
  const waits = waitsOf(index, checked, order, world);
  const seconds = waits.flatMap((wait) => wait.seconds ?? []);
  return {
    timezone,
    leads: leadsOf(index, checked, start),
    hours: listHours(answeredHours(index, checked, order, world)),
    seconds: seconds.length === 0 ? null : seconds.reduce((most, each) => Math.max(most, each)),
    menus: waits.reduce((most, { menus }) => Math.max(most, menus), 0),
  };
}
