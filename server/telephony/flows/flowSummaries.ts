import type { FlowDocument } from '#values/flow/document.ts';
import type { FlowSummary } from '#values/flow/flowSummary.ts';
import { flowsIn } from '#flows/core/flowsIn.ts';
import { toFlowWorld } from '#flows/core/flowWorld.ts';
import { summarizeFlow } from '#flows/core/summarizeFlow.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { listAudioWorld } from '../audio/listAudioWorld.ts';
import { findPublishedOf, listFlowNames } from './flows.repository.ts';
import type { Scope } from '../../kernel/access/scope.ts';

const lists = {
  trackingNumbers: [],
  otherTrackingNumbers: [],
  blockedNumbers: [],
  locations: [],
  contacts: [],
  webPhones: [],
  tags: [],
  flows: [],
};

/** The flows of an account; of those that calls can reach from the given ones, what checks need to know of them. */
export async function flowSummaries(executor: Executor, scope: Scope, from: readonly string[]): Promise<FlowSummary[]> {
  const names = await listFlowNames(executor, scope);
  const audioFiles = await listAudioWorld(executor, scope);
  const documents = await reachedDocuments(executor, scope, from);
  const summaries = new Map<string, FlowSummary>(
    names.map((name) => [name.id, { ...name, leads: [], hours: [], seconds: null, menus: 0 }]),
  );
  // Numbers and tags change nothing of what is summarized.
  const world = { ...toFlowWorld({ ...lists, audioFiles, self: null }), flows: summaries };
  for (const [id, document] of innermostFirst(documents)) {
    const known = summaries.get(id);
    if (known) summaries.set(id, { ...known, ...summarizeFlow(document, nodeTypes, world) });
  }
  return [...summaries.values()];
}

/** The published documents of the given flows and of all in which their calls go on. */
async function reachedDocuments(
  executor: Executor,
  scope: Scope,
  from: readonly string[],
): Promise<Map<string, FlowDocument>> {
  const documents = new Map<string, FlowDocument>();
  for (let wanted = [...from]; wanted.length > 0;) {
    const found = await findPublishedOf(executor, scope, wanted);
    for (const { id, document } of found) documents.set(id, document);
    const named = found.flatMap(({ document }) => flowsIn(document));
    wanted = [...new Set(named)].filter((id) => !documents.has(id));
  }
  return documents;
}

/** Each flow after those in which its calls go on; flows in a circle in any order. */
function innermostFirst(documents: ReadonlyMap<string, FlowDocument>): [string, FlowDocument][] {
  const ordered = new Map<string, FlowDocument>();
  const begun = new Set<string>();
  const add = (id: string): void => {
    const document = documents.get(id);
    if (document === undefined || begun.has(id)) return;
    begun.add(id);
    for (const next of flowsIn(document)) add(next);
    ordered.set(id, document);
  };
  for (const id of documents.keys()) add(id);
  return [...ordered];
}
