import type { FlowVersion, Flow } from '#contract/telephony/routing.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Problem } from '#values/flow/problem.ts';

/** The server's answer to a save: `stale` carries the flow as others saved it, `refused` what blocks publishing. */
export type SaveOutcome =
  | { kind: 'saved'; flow: Flow }
  | { kind: 'stale'; theirs: Flow }
  | { kind: 'refused'; problems: Problem[] };

export interface SaveRequest {
  /** The draft version that the document is based on. */
  basedOn: number;
  draft: FlowDocument;
  publish: boolean;
  note: string;
}

/** A published version opened for viewing. */
export interface OpenVersion {
  version: FlowVersion;
  document: FlowDocument;
}

/** A document that made way for another one. */
export interface Replaced {
  before: FlowDocument;
  /** The draft version that `before` was based on. */
  basedOn: number;
  /** The version that was restored; null if the changes of others were merged. */
  version: number | null;
}

export interface FlowEditorContext {
  /** The flow as last received from the server. */
  flow: Flow | null;
  /** The document being edited; the canvas sends every change. */
  document: FlowDocument | null;
  /** Incremented when the machine replaces `document`: the canvas then reloads it. */
  revision: number;
  /** What the last replacement of `document` replaced, so that it can be undone; null after loading. */
  replaced: Replaced | null;
  /** What the save is for; kept while a conflict is resolved. */
  intent: { publish: boolean; note: string };
  theirs: Flow | null;
  opened: OpenVersion | null;
  /** Problems that blocked the last publish. */
  refused: Problem[];
  /** The last error, as thrown by the actor. */
  failure: unknown;
  /** Whether the last save of the draft failed, not counting publishing. */
  notSaved: boolean;
}

export type FlowEditorEvent =
  | { type: 'load.retried' }
  | { type: 'document.changed'; document: FlowDocument }
  | { type: 'save.requested' }
  | { type: 'publish.requested'; note: string }
  | { type: 'refusal.dismissed' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' }
  | { type: 'merge.opened' }
  | { type: 'merge.closed' }
  /** `document` combines both sides. */
  | { type: 'merge.chosen'; document: FlowDocument }
  | { type: 'conflict.left' }
  | { type: 'simulation.started' }
  | { type: 'simulation.stopped' }
  | { type: 'version.opened'; version: number }
  | { type: 'version.closed' }
  | { type: 'version.restored' };
