import { diffFlows } from '#flows/core/diff.ts';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';

const nameOf = ({ id, name }: FlowNode): string => (name === '' ? id : `${name} (${id})`);

/** What changed from one version of a flow to another, a sentence a change, in the API's English. */
export function changeSentences(before: FlowDocument | undefined, after: FlowDocument): string[] {
  const old = before ?? { ...after, nodes: [], edges: [] };
  const { renamed, timezone, added, removed, changed, exits } = diffFlows(old, after);
  const steps = new Map([...old.nodes, ...after.nodes].map((node) => [node.id, nameOf(node)]));
  const step = (id: string): string => steps.get(id) ?? id;
  return [
    ...(renamed ? [`The flow is renamed from ${renamed.from} to ${renamed.to}.`] : []),
    ...(timezone ? [`The time zone changes from ${timezone.from} to ${timezone.to}.`] : []),
    ...added.map((node) => `Step ${nameOf(node)} is added.`),
    ...removed.map((node) => `Step ${nameOf(node)} is removed.`),
    ...changed.flatMap(({ id, renamed: name, retyped, settings }) => [
      ...(retyped ? [`Step ${step(id)} becomes a ${retyped.to} instead of a ${retyped.from}.`] : []),
      ...(name ? [`Step ${id} is renamed from “${name.from}” to “${name.to}”.`] : []),
      ...(settings.length > 0 ? [`Step ${step(id)}: ${settings.join(', ')} changed.`] : []),
    ]),
    ...exits.map(({ from, exit, after: to }) =>
      to === null
        ? `Step ${step(from)}: exit ${exit} is no longer connected.`
        : `Step ${step(from)}: exit ${exit} leads to ${step(to)}.`,
    ),
  ];
}
