import { assign, fromPromise, not, setup, type SnapshotFrom } from 'xstate';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Problem } from '#values/flow/problem.ts';
import type { FlowEditorContext, FlowEditorEvent, OpenVersion, SaveOutcome, SaveRequest } from './flowEditor.types.ts';
import { sameDocument } from './sameDocument.ts';

function unprovided(): Promise<never> {
  return Promise.reject(new Error('an actor of the flow editor was not provided'));
}

/** Narrows a value that its state guarantees; null is a bug in the machine. */
function known<T>(value: T | null): T {
  if (value === null) throw new Error('the flow editor has nothing loaded');
  return value;
}

/**
 * Editing, saving and publishing a flow: no edit is lost and nothing is overwritten unseen. The canvas owns the edits
 * and their history and sends each new document; loading and saving are injected.
 */
export const flowEditorMachine = setup({
  types: { context: {} as FlowEditorContext, events: {} as FlowEditorEvent },
  actors: {
    loadFlow: fromPromise<Flow>(unprovided),
    saveFlow: fromPromise<SaveOutcome, SaveRequest>(unprovided),
    loadVersion: fromPromise<OpenVersion, number>(unprovided),
  },
  guards: {
    isSaved: ({ context: { flow, document } }) =>
      flow !== null && document !== null && sameDocument(flow.draft, document),
    publishes: ({ context }) => context.intent.publish,
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
    /** Publishing says its failure itself. */
    tried: assign(({ context }, { failed }: { failed: boolean }) => ({ notSaved: failed && !context.intent.publish })),
    closeVersion: assign({ opened: null }),
    refuse: assign((_, refused: Problem[]) => ({ refused })),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: error })),
  },
}).createMachine({
  id: 'flowEditor',
  context: {
    flow: null,
    document: null,
    revision: 0,
    replaced: null,
    intent: { publish: false, note: '' },
    theirs: null,
    opened: null,
    refused: [],
    failure: null,
    notSaved: false,
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadFlow',
        onDone: {
          target: 'open',
          actions: [{ type: 'adopt', params: ({ event }) => event.output }, 'replaced'],
        },
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    failed: { on: { 'load.retried': 'loading' } },

    /** A save and a conflict end where they began. */
    open: {
      initial: 'editing',
      states: {
        before: { type: 'history', target: 'editing' },
        editing: {
          tags: ['editable'],
          initial: 'settling',
          on: {
            'document.changed': {
              target: '.settling',
              actions: { type: 'takeDocument', params: ({ event }) => event.document },
            },
            'publish.requested': {
              target: '#flowEditor.sending',
              actions: { type: 'intend', params: ({ event }) => ({ publish: true, note: event.note }) },
            },
            'refusal.dismissed': { actions: { type: 'refuse', params: [] } },
            'simulation.started': 'simulating',
            'version.opened': '#flowEditor.openingVersion',
          },
          states: {
            settling: { always: [{ guard: 'isSaved', target: 'clean' }, { target: 'dirty' }] },
            clean: {},
            dirty: {
              tags: ['unsaved'],
              on: {
                'save.requested': {
                  target: '#flowEditor.sending',
                  actions: { type: 'intend', params: { publish: false, note: '' } },
                },
              },
            },
          },
        },
        simulating: {
          on: {
            'simulation.stopped': 'editing',
            'save.requested': {
              guard: not('isSaved'),
              target: '#flowEditor.sending',
              actions: { type: 'intend', params: { publish: false, note: '' } },
            },
          },
        },
      },
    },

    /** Editing continues during a save; edits made meanwhile are dirty afterwards. */
    sending: {
      tags: ['busy', 'unsaved', 'editable'],
      initial: 'choosing',
      invoke: {
        src: 'saveFlow',
        input: ({ context: { document, flow, intent } }) => ({
          basedOn: known(flow).draftVersion,
          draft: known(document),
          ...intent,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'saved',
            target: 'open.before',
            actions: [
              { type: 'tried', params: { failed: false } },
              assign(({ event }) => (event.output.kind === 'saved' ? { flow: event.output.flow } : {})),
            ],
          },
          {
            guard: ({ event }) => event.output.kind === 'stale',
            target: 'conflict',
            actions: assign(({ event }) => (event.output.kind === 'stale' ? { theirs: event.output.theirs } : {})),
          },
          {
            target: 'open.before',
            actions: assign(({ event }) => (event.output.kind === 'refused' ? { refused: event.output.problems } : {})),
          },
        ],
        onError: {
          target: 'open.before',
          actions: [
            { type: 'fail', params: ({ event }) => ({ error: event.error }) },
            { type: 'tried', params: { failed: true } },
          ],
        },
      },
      on: {
        'document.changed': { actions: { type: 'takeDocument', params: ({ event }) => event.document } },
      },
      states: {
        choosing: { always: [{ guard: 'publishes', target: 'publishing' }, { target: 'saving' }] },
        saving: {},
        publishing: {},
      },
    },

    conflict: {
      tags: ['unsaved'],
      initial: 'deciding',
      on: {
        'merge.chosen': {
          target: 'sending',
          actions: [{ type: 'merge', params: ({ event }) => event.document }, 'acceptTheirs'],
        },
      },
      states: {
        deciding: {
          on: {
            'merge.opened': 'merging',
            'mine.kept': { target: '#flowEditor.sending', actions: 'acceptTheirs' },
            'theirs.taken': {
              target: '#flowEditor.open.before',
              actions: [{ type: 'adopt', params: ({ context }) => known(context.theirs) }, 'replaced'],
            },
            'conflict.left': { target: '#flowEditor.open.before', actions: assign({ theirs: null }) },
          },
        },
        merging: { on: { 'merge.closed': 'deciding' } },
      },
    },

    openingVersion: {
      tags: ['busy'],
      invoke: {
        src: 'loadVersion',
        input: ({ event }) => (event.type === 'version.opened' ? event.version : 0),
        onDone: { target: 'reviewing', actions: assign(({ event }) => ({ opened: event.output })) },
        onError: {
          target: 'open',
          actions: [{ type: 'fail', params: ({ event }) => ({ error: event.error }) }, 'closeVersion'],
        },
      },
    },
    reviewing: {
      on: {
        'version.opened': {
          guard: ({ context, event }) => event.version !== context.opened?.version.version,
          target: 'openingVersion',
        },
        'version.closed': { target: 'open', actions: 'closeVersion' },
        'version.restored': {
          target: 'open',
          actions: ['restore', 'closeVersion'],
        },
      },
    },
  },
});

/** Whether there is work that the server doesn't have, also while a call is simulated or a version is viewed. */
export function hasUnsavedWork(snapshot: SnapshotFrom<typeof flowEditorMachine>): boolean {
  const { flow, document } = snapshot.context;
  if (snapshot.hasTag('unsaved')) return true;
  return (
    !snapshot.matches({ open: 'editing' }) && flow !== null && document !== null && !sameDocument(flow.draft, document)
  );
}
