import type { FlowEdge, FlowNode } from '#values/flow/document.ts';
import { nodeTypes, type NodeTypeName } from '../nodes/nodeTypes.ts';
import { clearPlace } from './clearPlace.ts';
import type { Converted } from './converted.ts';
import { shortName } from './settingsOf.ts';
import type { StudioWidget } from './studioFlow.ts';

const besides = { x: 320, y: 60 };

/** The steps and connections of the flow that is being made. It never has a circle. */
export class StepGraph {
  readonly start = 'start';
  readonly nodes: FlowNode[] = [];
  readonly edges: FlowEdge[] = [];
  readonly #ids = new Set<string>();
  /** What each step leads to. */
  readonly #next = new Map<string, Map<string, string>>();

  constructor(position = { x: 0, y: 0 }) {
    this.#ids.add(this.start);
    this.#add(this.start, 'start', '', {}, position);
  }

  /** An id like the name, which no other step has. */
  newId(name: string): string {
    const short = name.replaceAll(/[^A-Za-z0-9_-]+/g, '-').slice(0, 34) || 'step';
    let id = short;
    for (let count = 2; this.#ids.has(id); count += 1) id = `${short}-${count}`;
    this.#ids.add(id);
    return id;
  }

  addStep(id: string, { name, properties }: StudioWidget, { type, settings }: Converted): void {
    const position = properties.offset ?? clearPlace(this.nodes, { x: 0, y: 0 });
    this.#add(id, type, shortName(name), settings, position);
  }

  /** Returns whether the exit leads there now. */
  connect(from: string, exit: string, to: string): boolean {
    const exits = this.#next.get(from) ?? new Map<string, string>();
    const before = exits.get(exit);
    if (before !== undefined) return before === to;
    this.#next.set(from, exits.set(exit, to));
    this.edges.push({ id: `e${this.edges.length + 1}`, from, exit, to });
    return true;
  }

  /** Whether calls come from one step to the other, or they are the same. */
  reaches(from: string, to: string): boolean {
    const found = new Set([from]);
    for (const id of found) {
      if (id === to) return true;
      for (const next of this.#next.get(id)?.values() ?? []) found.add(next);
    }
    return false;
  }

  /** Ends the call, as Studio does, at the exits of which no transition leads on. Steps that only keep a place stay open. */
  hangUpAfter(id: string, { type, settings, exits, gap, open = [] }: Converted): void {
    if (gap !== undefined && gap !== 'SPLIT' && gap !== 'VARIABLES') return;
    const at = this.nodes.find((node) => node.id === id)?.position;
    const all = { ...(nodeTypes[type].defaults() as FlowNode['settings']), ...settings };
    const ending = nodeTypes[type].exits(all).filter((exit) => {
      const leadsOn = exits.some((one) => one.exit === exit.id && one.transition.next);
      return exit.required && !leadsOn && !open.includes(exit.id);
    });
    if (ending.length === 0 || !at) return;
    const end = this.newId(`${id.slice(0, 24)}-end`);
    this.#add(end, 'hangup', '', {}, clearPlace(this.nodes, { x: at.x + besides.x, y: at.y + besides.y }));
    for (const { id: exit } of ending) this.connect(id, exit, end);
  }

  #add(
    id: string,
    type: NodeTypeName,
    name: string,
    settings: FlowNode['settings'],
    position: { x: number; y: number },
  ): void {
    const nodeType = nodeTypes[type];
    const all = { ...(nodeType.defaults() as FlowNode['settings']), ...settings };
    this.nodes.push({ id, type, version: nodeType.version, name, settings: all, position });
  }
}
