import { LRUCache } from 'lru-cache';
import { compile, type CompiledFlow } from '#flows/core/compile.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { Executor } from '../../db/executor.ts';
import { findFlowVersion } from '../../repositories/liveCalls.repository.ts';

/** Identifies a published version of a flow, which never changes and so is compiled once. */
export interface FlowPin {
  accountId: number;
  flowId: string;
  version: number;
}

/** Caches the compiled versions that calls run on. */
export class CompiledFlows {
  readonly #cache = new LRUCache<string, CompiledFlow>({ max: 500 });

  /** @throws Error when the version was never published. */
  async get(executor: Executor, pin: FlowPin): Promise<CompiledFlow> {
    const key = `${pin.accountId}/${pin.flowId}/${pin.version}`;
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const flow = await load(executor, pin);
    this.#cache.set(key, flow);
    return flow;
  }
}

async function load(executor: Executor, { accountId, flowId, version }: FlowPin): Promise<CompiledFlow> {
  const document = await findFlowVersion(executor, accountId, flowId, version);
  if (!document) throw new Error(`flow ${flowId} of account ${accountId} has no version ${version}`);
  return compile(document, nodeTypes);
}
