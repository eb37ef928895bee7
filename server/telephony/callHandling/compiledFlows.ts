import { LRUCache } from 'lru-cache';
import { type CanaryCall, versionFor } from '#flows/core/canary.ts';
import { compile, type CompiledFlow } from '#flows/core/compile.ts';
import { flowsIn } from '#flows/core/flowsIn.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { OtherFlow } from '../calls/callEvent.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { findFlowVersion, publishedVersions } from '../flows/publishedFlows.ts';

/** Identifies a published version of a flow, which never changes and so is compiled once. */
export interface FlowPin {
  accountId: number;
  flowId: string;
  version: number;
  /** The versions of the other flows that its calls can reach. */
  others?: readonly OtherFlow[] | undefined;
}

/** Caches the compiled versions that calls run on. */
export class CompiledFlows {
  readonly #cache = new LRUCache<string, CompiledFlow>({ max: 500 });

  /** @throws Error when a version was never published. */
  async get(executor: Executor, pin: FlowPin): Promise<CompiledFlow> {
    const key = keyOf(pin);
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const flow = await this.#load(executor, pin);
    this.#cache.set(key, flow);
    return flow;
  }

  /** The versions that a call runs of all flows which it can reach, besides its own; undefined if there are none. */
  async pinOthers(executor: Executor, pin: FlowPin, call: CanaryCall): Promise<OtherFlow[] | undefined> {
    const { accountId } = pin;
    const { document } = await this.get(executor, pin);
    const pinned = new Map<string, OtherFlow>();
    for (let wanted = flowsIn(document); wanted.length > 0;) {
      const published = await publishedVersions(executor, accountId, wanted);
      const found = published.map((flow) => ({ id: flow.id, version: versionFor(flow, call) }));
      for (const other of found) pinned.set(other.id, other);
      const further = await Promise.all(
        found.map(({ id, version }) => this.get(executor, { accountId, flowId: id, version })),
      );
      const named = new Set(further.flatMap((flow) => flowsIn(flow.document)));
      wanted = [...named].filter((id) => !pinned.has(id));
    }
    // A flow that leads back to its own start is a circle; without a version, calls end there.
    pinned.delete(pin.flowId);
    return pinned.size === 0 ? undefined : [...pinned.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  async #load(executor: Executor, { accountId, flowId, version, others = [] }: FlowPin): Promise<CompiledFlow> {
    const document = await findFlowVersion(executor, accountId, flowId, version);
    if (!document) throw new Error(`flow ${flowId} of account ${accountId} has no version ${version}`);
    const reached = others.map(async (other) => {
      const flow = await this.get(executor, { accountId, flowId: other.id, version: other.version });
      return [other.id, flow.document] as const;
    });
    return compile(document, nodeTypes, new Map(await Promise.all(reached)));
  }
}

function keyOf({ accountId, flowId, version, others = [] }: FlowPin): string {
  return [`${accountId}/${flowId}/${version}`, ...others.map((other) => `${other.id}/${other.version}`)].join(' ');
}
