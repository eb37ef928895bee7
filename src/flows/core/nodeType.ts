import type { z } from 'zod';
import type { ExitId, FlowNode } from '#values/flow/document.ts';
import type { Calendar } from './calendar.ts';
import type { CallPlace } from './callPlace.ts';
import type { CallerId, Effect } from './effects.ts';
import type { FlowEvent } from './events.ts';
import type { CallFacts, LookedUpFact } from './facts.ts';
import type { FlowWorld } from './flowWorld.ts';
import type { AudioFiles } from './speech.ts';
import type { Problem, ProblemCode } from '#values/flow/problem.ts';
import type { Spans } from './spans.ts';
import type { WeekHours } from './weekHours.ts';

/** An exit of a node. An unconnected required exit blocks publishing. */
export interface Exit {
  id: ExitId;
  required: boolean;
  /** The user's name for the exit (a key's label, a period's name); the view supplies one if missing. */
  label?: string;
  /** The problem reported when a required exit is unconnected; defaults to `EXIT-UNCONNECTED`. */
  missing?: ProblemCode;
  /** The only type of node that the exit may lead to, and the problem reported for others. */
  only?: { type: string; otherwise: ProblemCode };
}

/** Call-wide defaults set by the start node of the flow that the call is in. */
export interface CallDefaults {
  recording: boolean;
  /** For nodes without a setting of their own. */
  callerId: CallerId;
}

/** Why a call's run through a flow ended. */
export type EndReason = 'answered' | 'message' | 'hungUp';

/** JSON that a node remembers between two events of one visit (attempts, target index). */
export type Memory = null | boolean | number | string | Memory[] | { [key: string]: Memory };

/**
 * What a node does next. `wait` stays and remembers, `leave` takes an exit, `continue` goes on at the start of another
 * flow, `end` ends the run. Effects are emitted in order; a waiting step's last effect is the one it waits for.
 */
export type Step =
  | { kind: 'wait'; effects: Effect[]; memory?: Memory }
  | { kind: 'leave'; exit: ExitId; effects?: Effect[] }
  | { kind: 'continue'; flow: string; effects?: Effect[] }
  | { kind: 'end'; reason: EndReason; effects?: Effect[] };

/** What a node can read while it runs. `at` is the time of the current event, epoch milliseconds. */
export interface StepContext<Settings> extends CallDefaults {
  nodeId: string;
  settings: Settings;
  /** The flow's time zone. */
  timezone: string;
  facts: CallFacts;
  at: number;
}

/** A problem as a node type reports it; `validate` adds the node id. */
export type NodeProblem = Omit<Problem, 'nodeId'>;

/**
 * A node type: everything the flow core, the server and the canvas need to know about it, all pure. A new type needs
 * one folder and a line each in `nodeTypes.ts` and `nodeViews.tsx`.
 */
export interface NodeType<Settings = unknown> {
  type: string;
  /** Incremented when the settings change shape; `migrations[n]` converts settings from version n to n + 1. */
  version: number;
  migrations: Readonly<Record<number, (settings: Record<string, unknown>) => Record<string, unknown>>>;
  /** A `start` is where calls enter, an `end` has no exits, a `step` has some. */
  role: 'start' | 'step' | 'end';
  /** Whether a person can be reached here (for the worst-case wait and the unanswered hours). */
  reachesPerson: boolean;
  /** Whether the caller has to choose here; more than three such nodes on a path are reported. */
  asksCaller?: boolean;
  settings: z.ZodType<Settings>;
  defaults(): Settings;
  exits(settings: Settings): Exit[];
  /** What people without a login may see of the settings: what its card, its exits and its text show. Missing for nothing. */
  shown?(settings: Settings): Partial<Settings>;
  /** Rules beyond the schema. */
  check?(settings: Settings, node: FlowNode, world: FlowWorld): NodeProblem[];
  /** Only for `start`. */
  callDefaults?(settings: Settings): CallDefaults;
  /** The hours of the week, in `timezone`, when each exit can be taken; exits not listed can be taken at any time. */
  hours?(settings: Settings, timezone: string): ReadonlyMap<ExitId, WeekHours>;
  /** When each exit is taken, for a node that chooses by the time alone; exits not listed are never taken. */
  openings?(settings: Settings, timezone: string, calendar: Calendar): ReadonlyMap<ExitId, Spans>;
  /** Worst-case seconds spent here before leaving by `exit`; 0 for nodes that do not wait. */
  worstSeconds?(settings: Settings, exit: ExitId, files: AudioFiles): number;
  /** The id of the flow in which every call goes on; only for nodes that hand the call over. */
  leadsTo?(settings: Settings): string;
  enter(context: StepContext<Settings>): Step;
  /** Called for every event while the node waits. Undefined ignores the event; an ignored hang-up ends the run. */
  receive?(context: StepContext<Settings>, event: FlowEvent, memory: Memory | undefined): Step | undefined;
  /** One representative event for each case that the node distinguishes while it waits, for walking every path. */
  probes(settings: Settings): FlowEventProbe[];
  /** Times (epoch milliseconds, in `year`) that each lead to a different exit; empty for nodes that ignore the time. */
  moments?(settings: Settings, timezone: string, year: number): number[];
  /** Callers that each lead to a different exit, so far as one was found; missing for nodes that ignore who calls. */
  callers?(settings: Settings, nodeId: string): Partial<CallFacts>[];
  /** The places that this node tells apart, each with what is known of a call from there; missing for nodes that ignore them. */
  places?(settings: Settings): CallPlace[];
  /** The facts that this node looks at and that cost a query. */
  needs?(settings: Settings): readonly LookedUpFact[];
}

/** An event without its time. */
export type FlowEventProbe = FlowEvent extends infer E ? (E extends FlowEvent ? Omit<E, 'at'> : never) : never;

/** The node types a core function works with; the core itself knows none. */
export type Registry = Readonly<Record<string, NodeType>>;

/** Erases the settings type. Safe because settings are parsed with the type's own schema before they reach it. */
export function defineNodeType<Settings>(nodeType: NodeType<Settings>): NodeType {
  return nodeType as unknown as NodeType;
}
