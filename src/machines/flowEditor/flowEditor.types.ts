import type { CanaryRequest, ScheduleRequest } from '#contract/telephony/publication.contract.ts';
import type { FlowVersion, Flow } from '#contract/telephony/routing.contract.ts';
import type { Canary } from '#values/flow/canary.ts';
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

/** What the right panel shows besides the selected step. */
export const panels = ['calls', 'flow', 'problems', 'proof', 'test', 'versions'] as const;
export type Panel = (typeof panels)[number];

/** When and for which calls something is published. */
export interface PublishChoice {
  note: string;
  /** ISO 8601; null for now. */
  publishAt: string | null;
  /** When the version before is published again; null for never. */
  backAt: string | null;
  /** Which calls run it; null for all. */
  canary: Omit<Canary, 'version'> | null;
}

/** A publication that isn't the draft’s, now and for all calls. */
export type PublicationRequest =
  | { kind: 'later'; request: ScheduleRequest }
  | { kind: 'part'; request: CanaryRequest }
  | { kind: 'again'; version: number; note: string };

/** The server's answer to it. */
export type PublicationOutcome = { kind: 'done' } | { kind: 'refused'; problems: Problem[] };

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
  /** The note of a publish that waits for a save to end. */
  queued: string | null;
  theirs: Flow | null;
  opened: OpenVersion | null;
  /** Problems that blocked the last publish. */
  refused: Problem[];
  /** The error that ended anything but a save of the draft, which is tried again. */
  failure: unknown;
  /** Whether the last save of the draft failed. */
  notSaved: boolean;
}

export type FlowEditorEvent =
  | { type: 'load.retried' }
  | { type: 'document.changed'; document: FlowDocument }
  | { type: 'save.requested' }
  | { type: 'publish.asked' }
  | { type: 'publish.left' }
  | { type: 'publish.chosen'; choice: PublishChoice }
  /** Raised once the draft can be published. */
  | { type: 'publish.requested'; note: string }
  /** What else changed the publication met these problems. */
  | { type: 'publication.refused'; problems: Problem[] }
  | { type: 'refusal.dismissed' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' }
  | { type: 'merge.opened' }
  | { type: 'merge.closed' }
  /** `document` combines both sides. */
  | { type: 'merge.chosen'; document: FlowDocument }
  | { type: 'conflict.left' }
  | { type: 'panel.opened'; panel: Panel }
  | { type: 'panel.closed' }
  | { type: 'version.opened'; version: number }
  | { type: 'version.closed' }
  | { type: 'version.restored' };
