import type { z } from 'zod';
import type { ExitId, FlowNode } from './document.ts';
import type { CallerId, Effect } from './effects.ts';
import type { FlowEvent } from './events.ts';
import type { CallFacts } from './facts.ts';
import type { FlowWorld } from './flowWorld.ts';
import type { Problem, ProblemCode } from './problems.ts';
import type { WeekHours } from './weekHours.ts';

/** What leaves a node. A required exit that leads nowhere blocks publishing. */
export interface Exit {
  id: ExitId;
  required: boolean;
  /** What the user named it (a key's label, a period's name); without one the view says it. */
  label?: string;
  /** How a required exit that leads nowhere is reported; `EXIT-UNCONNECTED` when not given. */
  missing?: ProblemCode;
}

/** What the start node decides for the whole call. */
export interface CallDefaults {
  recording: boolean;
  /** For targets whose node does not say. */
  callerId: CallerId;
}

/** Why a call's run through a flow ended. */
export type EndReason = 'answered' | 'message' | 'hungUp';

/** Anything that survives JSON: what a node remembers between two events of one visit (attempts, target index). */
export type Memory = null | boolean | number | string | Memory[] | { [key: string]: Memory };

/**
 * What a node does next. `wait`: stay and remember; `leave`: by an exit; `end`: the run is over.
 * Effects are emitted in order; a waiting step's last effect is the one it waits for.
 */
export type Step =
  | { kind: 'wait'; effects: Effect[]; memory?: Memory }
  | { kind: 'leave'; exit: ExitId; effects?: Effect[] }
  | { kind: 'end'; reason: EndReason; effects?: Effect[] };

/** What a node may look at while it runs. `at` is the moment of the current event, epoch milliseconds. */
export interface StepContext<Settings> extends CallDefaults {
  nodeId: string;
  settings: Settings;
  /** The flow's time zone. */
  timezone: string;
  facts: CallFacts;
  at: number;
}

/** A problem as a node type reports it: the node's id and the flow's shape are added by `validate`. */
export type NodeProblem = Omit<Problem, 'nodeId'>;

/**
 * One node type: all that the flow core, the server and the canvas must know of it. Adding a type means adding one folder
 * and a line in `nodeTypes.ts` and `nodeViews.tsx`. Everything here is pure.
 */
export interface NodeType<Settings = unknown> {
  type: string;
  /** Raised when the settings change shape; `migrations[n]` turns settings of version n into n + 1. */
  version: number;
  migrations: Readonly<Record<number, (settings: Record<string, unknown>) => Record<string, unknown>>>;
  /** `start` is entered by the call, an `end` has no exits, a `step` has. */
  role: 'start' | 'step' | 'end';
  /** Whether a person can be reached here (for the worst-case time and the unanswered hours). */
  reachesPerson: boolean;
  /** Whether the caller has to choose here; more than three such nodes on one path are reported. */
  asksCaller?: boolean;
  settings: z.ZodType<Settings>;
  defaults(): Settings;
  exits(settings: Settings): Exit[];
  /** Rules beyond the schema. */
  check?(settings: Settings, node: FlowNode, world: FlowWorld): NodeProblem[];
  /** For `start` only: what holds for the whole call. */
  callDefaults?(settings: Settings): CallDefaults;
  /** The hours of a week, in the zone given, in which an exit may be taken; exits not named may be taken in any. */
  hours?(settings: Settings, timezone: string): ReadonlyMap<ExitId, WeekHours>;
  /** Seconds that pass here at worst before the node is left by `exit`; 0 for nodes that do not wait. */
  worstSeconds?(settings: Settings, exit: ExitId): number;
  enter(context: StepContext<Settings>): Step;
  /** Called for every event while the node waits; `undefined` when the event means nothing here (a caller who hangs up then ends the run). */
  receive?(context: StepContext<Settings>, event: FlowEvent, memory: Memory | undefined): Step | undefined;
  /** One representative event of each class that the node tells apart while it waits, for walks over every path. */
  probes(settings: Settings): FlowEventProbe[];
  /** Moments (epoch ms, in the year given) of which each leads somewhere else; empty for nodes that ask no clock. */
  moments?(settings: Settings, timezone: string, year: number): number[];
}

/** An event without its moment. */
export type FlowEventProbe = FlowEvent extends infer E ? (E extends FlowEvent ? Omit<E, 'at'> : never) : never;

/** The node types a core function works with; the core itself knows none. */
export type Registry = Readonly<Record<string, NodeType>>;

/**
 * Registers a node type under a common shape. The settings are parsed with the type's own schema before they reach it, so
 * the narrowing is sound.
 */
export function defineNodeType<Settings>(nodeType: NodeType<Settings>): NodeType {
  return nodeType as unknown as NodeType;
}
