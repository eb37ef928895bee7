import type { FlowDocument } from '#values/flow/document.ts';
import { RingTarget } from './targets.ts';

/** The users whose web phones a flow rings, sorted and unique. */
export function webPhonesIn({ nodes }: Pick<FlowDocument, 'nodes'>): number[] {
  const rung = nodes.flatMap(({ settings }) => [settings['targets']].flat());
  const found = rung.flatMap((target) => RingTarget.safeParse(target).data?.webPhone ?? []);
  return [...new Set(found)].toSorted((a, b) => a - b);
}
