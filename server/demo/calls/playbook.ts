import { compile, type CompiledFlow } from '#flows/core/compile.ts';
import type { FlowDocument } from '#flows/core/document.ts';
import type { CallFacts } from '#flows/core/facts.ts';
import { wholeBetween, type Random } from '../seededRandom.ts';
import { playFlow, type PlayedFlow } from './playFlow.ts';
import { clockOf, type FlowClock } from './flowClock.ts';

/** Ways played for each class of time, before they are used again with other moments. */
const waysPerClass = 50;

/**
 * The ways that calls take through one flow. The clock alone tells calls apart here, so a way that was played at one
 * moment is a true way at every moment of the same class: 20 000 calls need some hundred runs of the machine.
 */
export class Playbook {
  readonly #flow: CompiledFlow;
  readonly #clock: FlowClock;
  readonly #ways = new Map<string, PlayedFlow[]>();

  constructor(document: FlowDocument, registry: Parameters<typeof compile>[1]) {
    this.#flow = compile(document, registry);
    this.#clock = clockOf(document, registry);
  }

  /** The moment (epoch ms) or, when the flow's clock turns while the call may still be routed, one shortly before. */
  settle(at: number): number {
    const routed = 180_000;
    return this.#clock(at) === this.#clock(at + routed) ? at : at - routed;
  }

  /** A way that a call starting at `facts.at` can take. */
  async play(facts: CallFacts, random: Random): Promise<PlayedFlow> {
    const key = this.#clock(facts.at);
    const ways = this.#ways.get(key) ?? [];
    this.#ways.set(key, ways);
    const known = ways.length < waysPerClass ? undefined : ways[wholeBetween(random, 0, ways.length - 1)];
    if (known) return known;
    const way = await playFlow(this.#flow, facts, random);
    ways.push(way);
    return way;
  }
}
