import type { FlowDocument } from '#values/flow/document.ts';
import { Target } from './targets.ts';

/** The ids of all contacts that a flow rings, sorted and unique. */
export function contactsIn({ nodes }: Pick<FlowDocument, 'nodes'>): string[] {
  const rung = nodes.flatMap(({ settings }) => [settings['targets'], settings['fallback']].flat());
  const found = rung.flatMap((target) => Target.safeParse(target).data?.contact ?? []);
  return [...new Set(found)].toSorted();
}
