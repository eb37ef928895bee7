import type { ExitId, FlowDocument, FlowNode } from '#values/flow/document.ts';
import type { FlowTest } from '#values/flow/flowTest.ts';

/** Who a change is by: the person who merges, or those who saved meanwhile. */
export type Side = 'mine' | 'theirs';

/** A part of a flow as both sides found it and as each left it. */
export interface Versions<Part> {
  base: Part;
  mine: Part;
  theirs: Part;
}

type ContestedPart =
  /** The whole flow or all its tests: together they would be more than a flow can hold. */
  | ({ kind: 'flow' } & Versions<FlowDocument>)
  | ({ kind: 'tests' } & Versions<readonly FlowTest[]>)
  | ({ kind: 'flowName' | 'timezone' } & Versions<string>)
  | ({ kind: 'test'; test: string } & Versions<FlowTest | undefined>)
  /** Undefined where there is no such step. Deciding it also decides the connections that touch it. */
  | ({ kind: 'step'; step: string } & Versions<FlowNode | undefined>)
  | ({ kind: 'stepName'; step: string } & Versions<string>)
  | ({ kind: 'comment'; step: string } & Versions<string | undefined>)
  | ({ kind: 'setting'; step: string; setting: string } & Versions<unknown>)
  /** The steps that an exit leads to: one, or none. */
  | ({ kind: 'connection'; step: string; exit: ExitId } & Versions<readonly string[]>);

/** What both sides changed differently, so that a person has to choose. Its `id` names the part, whoever changed it. */
export type Conflict = ContestedPart & { id: string };

/** A part that is merged as far as nobody has to choose; `take` is given the choices. */
export interface Merged<Part> {
  conflicts: readonly Conflict[];
  take: (choose: (conflict: string) => Side) => Part;
}
