import { compile, type CompiledFlow } from '#flows/core/compile.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { CallFacts } from '#flows/core/facts.ts';
import { wholeBetween, type Random } from '../seededRandom.ts';
import { playFlow, type PlayedFlow } from './playFlow.ts';
import { clockOf, type FlowClock } from './flowClock.ts';

/** The number of paths played for each class of time before they are reused with other times. */
const waysPerClass = 50;

/**
 * The paths that calls take through a flow. Only the time distinguishes calls here, so a path is valid for every time
 * of the same class: 20,000 calls need only a few hundred runs of the machine.
 */
export class Playbook {
  readonly #flow: CompiledFlow;
  readonly #clock: FlowClock;
  readonly #runs = new Map<string, PlayedFlow[]>();

  constructor(document: FlowDocument, registry: Parameters<typeof compile>[1]) {
    this.#flow = compile(document, registry);
    this.#clock = clockOf(document, registry);
  }

  /** The time (epoch ms), or one shortly before if the flow's clock changes class during the call. */
  settle(at: number): number {
    const routed = 180_000;
    return this.#clock(at) === this.#clock(at + routed) ? at : at - routed;
  }

  /** A path for a call that starts at `facts.at`. */
  async play(facts: CallFacts, random: Random): Promise<PlayedFlow> {
    const key = this.#clock(facts.at);
    const runs = this.#runs.get(key) ?? [];
    this.#runs.set(key, runs);
    const known = runs.length < waysPerClass ? undefined : runs[wholeBetween(random, 0, runs.length - 1)];
    if (known) return known;
    const run = await playFlow(this.#flow, facts, random);
    runs.push(run);
    return run;
  }
}
