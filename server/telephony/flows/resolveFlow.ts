import type { z } from 'zod';
import type { locations } from '#contract/telephony/locations.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { findFlow, type StoredFlow } from './flows.repository.ts';
import { placesOfFlow, stepsToBranch } from '../places/placesOfFlow.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';

type Resolved = z.input<typeof locations.getRecursiveFlow.response>;
type Ways = z.input<typeof locations.getRecursiveBranch.response>;

/** A flow's draft with everything it leads to. The scope is its account. @throws AppError NOT-FOUND. */
export async function resolveFlow(executor: Executor, scope: Scope, id: string): Promise<Resolved> {
  const [first, ...others] = await withSubFlows(executor, scope, id);
  const flow = found(first);
  const used = new Set([flow, ...others].flatMap(({ draft }) => locationsIn(draft).map(({ location }) => location)));
  const places = await placesOfFlow(executor, scope, used);
  return { flow: toResolved(flow), flows: others.map(toResolved), ...places };
}

/** The steps by which a flow leads to a branch. @throws AppError NOT-FOUND for an unknown flow or branch. */
export async function waysToBranch(executor: Executor, scope: Scope, id: string, branchId: string): Promise<Ways> {
  const flows = await withSubFlows(executor, scope, id);
  if (flows.length === 0) throw new AppError('NOT-FOUND');
  const steps = flows.flatMap(({ id: flow, draft }) => locationsIn(draft).map((step) => ({ flow, ...step })));
  return stepsToBranch(executor, scope, branchId, steps);
}

/** A flow and, breadth first, those that its steps go on in. */
async function withSubFlows(executor: Executor, scope: Scope, id: string): Promise<StoredFlow[]> {
  const ids = new Set([id]);
  const flows: StoredFlow[] = [];
  for (const next of ids) {
    const flow = await findFlow(executor, scope, next);
    if (!flow) continue;
    flows.push(flow);
    for (const { type, settings } of flow.draft.nodes)
      if (type === 'flow' && isUuid(settings['flow'])) ids.add(settings['flow']);
  }
  return flows[0]?.id === id ? flows : [];
}

function locationsIn({ nodes }: FlowDocument): { node: string; location: string }[] {
  return nodes.flatMap(({ id: node, type, settings: { location } }) =>
    type === 'locations' && isUuid(location) ? [{ node, location }] : [],
  );
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}

function toResolved({ id, name, draft }: StoredFlow) {
  return { id, name, document: draft };
}
