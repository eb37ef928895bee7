import type { FlowDocument } from '#values/flow/document.ts';
import { RingTarget, Target } from './targets.ts';

type Nodes = Pick<FlowDocument, 'nodes'>;

/** The ids of all contacts that a flow rings, sorted and unique. */
export function contactsIn({ nodes }: Nodes): string[] {
  const ringTargets = nodes.flatMap(({ settings }) => [settings['targets'], settings['fallback']].flat());
  const found = ringTargets.flatMap((target) => Target.safeParse(target).data?.contact ?? []);
  return [...new Set(found)].toSorted();
}

/** The users whose web phones a flow rings, sorted and unique. */
export function webPhonesIn({ nodes }: Nodes): number[] {
  const ringTargets = nodes.flatMap(({ settings }) => [settings['targets']].flat());
  const found = ringTargets.flatMap((target) => RingTarget.safeParse(target).data?.webPhone ?? []);
  return [...new Set(found)].toSorted((a, b) => a - b);
}
