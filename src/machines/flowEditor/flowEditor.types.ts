import type { FlowVersion, Flow } from '#contract/routing.contract.ts';
import type { FlowDocument } from '#flows/core/document.ts';
import type { Problem } from '#flows/core/problems.ts';

/** How a save ended when the server answered: stale carries the flow as others left it, refused what blocks publishing. */
export type SaveOutcome =
  | { kind: 'saved'; flow: Flow }
  | { kind: 'stale'; theirs: Flow }
  | { kind: 'refused'; problems: Problem[] };

export interface SaveRequest {
  /** The draft version that the document was made from. */
  basedOn: number;
  draft: FlowDocument;
  publish: boolean;
  note: string;
}

/** A published version, as it is looked at. */
export interface OpenVersion {
  version: FlowVersion;
  document: FlowDocument;
}

export interface FlowEditorContext {
  /** The flow as the server has it, as far as we know. */
  flow: Flow | null;
  /** The document being edited; the canvas tells every change of it. */
  document: FlowDocument | null;
  /** Rises whenever `document` was replaced from here: then the canvas starts over from it. */
  revision: number;
  /** What a save is for, kept while a conflict is settled. */
  intent: { publish: boolean; note: string };
  theirs: Flow | null;
  opened: OpenVersion | null;
  /** Why the last publish was refused. */
  refused: Problem[];
  /** What failed last, as the actor threw it. */
  failure: unknown;
}

export type FlowEditorEvent =
  | { type: 'load.retried' }
  | { type: 'document.changed'; document: FlowDocument }
  | { type: 'save.requested' }
  | { type: 'publish.requested'; note: string }
  | { type: 'refusal.dismissed' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' }
  | { type: 'comparison.opened' }
  | { type: 'comparison.closed' }
  | { type: 'conflict.left' }
  | { type: 'simulation.started' }
  | { type: 'simulation.stopped' }
  | { type: 'version.opened'; version: number }
  | { type: 'version.closed' }
  | { type: 'version.restored' };
