import { compile, type CompiledFlow } from '#flows/core/compile.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { Executor } from '../../db/executor.ts';
import { findFlowVersion } from '../../repositories/liveCalls.repository.ts';

/** A published version of a flow: it never changes, so it is compiled once. */
export interface FlowPin {
  accountId: number;
  flowId: string;
  version: number;
}

const mostKept = 500;

/** The compiled versions that calls run on, the least lately used one forgotten first. */
export class CompiledFlows {
  readonly #kept = new Map<string, CompiledFlow>();

  /** @throws Error when the version was never published. */
  async get(executor: Executor, { accountId, flowId, version }: FlowPin): Promise<CompiledFlow> {
    const key = `${accountId}/${flowId}/${version}`;
    const flow = this.#kept.get(key) ?? (await load(executor, { accountId, flowId, version }));
    this.#kept.delete(key);
    this.#kept.set(key, flow);
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
    return flow;
  }
}

async function load(executor: Executor, { accountId, flowId, version }: FlowPin): Promise<CompiledFlow> {
  const document = await findFlowVersion(executor, accountId, flowId, version);
  if (!document) throw new Error(`flow ${flowId} of account ${accountId} has no version ${version}`);
  return compile(document, nodeTypes);
}
