import type { FlowDocument } from '#values/flow/document.ts';

/** The step itself and all from which calls can come to it: a connection to one of them would make a loop. */
export function stepsBefore({ edges }: FlowDocument, id: string): ReadonlySet<string> {
  const incoming = Map.groupBy(edges, ({ to }) => to);
  const before = new Set([id]);
  for (const step of before) for (const { from } of incoming.get(step) ?? []) before.add(from);
  return before;
}
