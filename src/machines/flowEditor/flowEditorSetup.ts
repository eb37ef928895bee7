import { assign, fromPromise, or, raise, setup, stateIn } from 'xstate';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Problem } from '#values/flow/problem.ts';
import { notProvided } from '../notProvided.ts';
import type {
  FlowEditorContext,
  FlowEditorEvent,
  OpenVersion,
  PublicationOutcome,
  PublicationRequest,
  PublishChoice,
  SaveOutcome,
  SaveRequest,
} from './flowEditor.types.ts';
import { sameDocument } from './sameDocument.ts';

/** Narrows a value that its state guarantees; null is a bug in the machine. */
export function known<T>(value: T | null): T {
  if (value === null) throw new Error('the flow editor has nothing loaded');
  return value;
}

/** What the machine of the flow editor needs and does: its calls are injected. */
export const flowEditor = setup({
  types: {
    context: {} as FlowEditorContext,
    events: {} as FlowEditorEvent,
    tags: {} as 'busy' | 'editable' | 'publishing' | 'unsaved',
  },
  actors: {
    loadFlow: fromPromise<Flow>(async () => notProvided('loadFlow')),
    saveFlow: fromPromise<SaveOutcome, SaveRequest>(async () => notProvided('saveFlow')),
    loadVersion: fromPromise<OpenVersion, number>(async () => notProvided('loadVersion')),
    publish: fromPromise<PublicationOutcome, PublicationRequest>(async () => notProvided('publish')),
  },
  guards: {
    isSaved: ({ context: { flow, document } }) =>
      flow !== null && document !== null && sameDocument(flow.draft, document),
    publishes: ({ context }) => context.intent.publish,
    canPublish: or([
      stateIn({ draft: 'open' }),
      stateIn({ draft: { sending: 'saving' } }),
      stateIn({ draft: 'reviewing' }),
    ]),
    isOpen: stateIn({ draft: 'open' }),
    isInConflict: stateIn({ draft: 'conflict' }),
    isOther: ({ context }, version: number) => version !== context.opened?.version.version,
    isLater: (_, { publishAt }: PublishChoice) => publishAt !== null,
    isPart: (_, { canary }: PublishChoice) => canary !== null,
    hasVersionOpen: ({ context }) => context.opened !== null,
    is: (_, { panel, asked }: { panel: string; asked: string }) => panel === asked,
    wasDone: (_, { kind }: PublicationOutcome) => kind === 'done',
  },
  actions: {
    /** Starts editing the server's document. */
    adopt: assign((_, flow: Flow) => ({ flow, document: flow.draft, theirs: null, failure: null, notSaved: false })),
    replaced: assign({ revision: ({ context }) => context.revision + 1, replaced: null }),
    restore: assign(({ context: { flow, document, opened, revision } }) => ({
      document: known(opened).document,
      replaced: {
        before: known(document),
        basedOn: known(flow).draftVersion,
        version: known(opened).version.version,
      },
      revision: revision + 1,
    })),
    /** From here on the draft is based on what others saved. */
    acceptTheirs: assign(({ context }) => ({ flow: known(context.theirs), theirs: null })),
    merge: assign(({ context: { flow, document, revision } }, merged: FlowDocument) => ({
      document: merged,
      replaced: { before: known(document), basedOn: known(flow).draftVersion, version: null },
      revision: revision + 1,
    })),
    takeDocument: assign((_, document: FlowDocument) => ({ document })),
    intend: assign((_, intent: FlowEditorContext['intent']) => ({ intent, refused: [], failure: null })),
    closeVersion: assign({ opened: null }),
    refuse: assign((_, refused: Problem[]) => ({ refused })),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    queue: assign((_, note: string) => ({ queued: note })),
    unqueue: assign({ queued: null }),
    /** The conflict decides about the publish that waited for the save, too. */
    decideTogether: assign(({ context: { queued } }) => ({
      intent: { publish: true, note: queued ?? '' },
      queued: null,
    })),
    publishQueued: raise(({ context }) => ({ type: 'publish.requested' as const, note: context.queued ?? '' })),
    showDraft: raise({ type: 'version.closed' }),
    showProblems: raise({ type: 'panel.opened', panel: 'problems' }),
  },
});
