import type { FlowDocument } from '#values/flow/document.ts';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The ids of all flows that a flow's settings name, sorted and unique. */
export function flowsIn({ nodes }: FlowDocument): string[] {
  const named = nodes.map(({ settings }) => settings['flow']);
  return [...new Set(named.filter((id) => typeof id === 'string' && ID.test(id)) as string[])].toSorted();
}
