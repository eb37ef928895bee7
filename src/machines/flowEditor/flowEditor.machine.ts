import { assign, type SnapshotFrom } from 'xstate';
import { flowEditor, known } from './flowEditorSetup.ts';
import { panels, type Panel } from './flowEditor.types.ts';
import { panelRegion } from './panelRegion.ts';
import { publishingRegion } from './publishingRegion.ts';
import { sameDocument } from './sameDocument.ts';

/**
 * Editing, saving and publishing a flow: no edit is lost and nothing is overwritten unseen. The canvas owns the edits
 * and their history and sends each new document; loading, saving and publishing are injected.
 */
export const flowEditorMachine = flowEditor.createMachine({
  id: 'flowEditor',
  context: {
    flow: null,
    document: null,
    revision: 0,
    replaced: null,
    intent: { publish: false, note: '' },
    queued: null,
    theirs: null,
    opened: null,
    refused: [],
    failure: null,
    notSaved: false,
  },
  type: 'parallel',
  on: {
    'refusal.dismissed': { actions: [{ type: 'refuse', params: [] }, 'showProblems'] },
    'publication.refused': { actions: { type: 'refuse', params: ({ event }) => event.problems } },
  },
  states: {
    draft: {
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

        open: {
          tags: ['editable'],
          initial: 'settling',
          on: {
            'document.changed': {
              target: '.settling',
              actions: { type: 'takeDocument', params: ({ event }) => event.document },
            },
            'publish.requested': {
              target: 'sending',
              actions: { type: 'intend', params: ({ event }) => ({ publish: true, note: event.note }) },
            },
            'version.opened': 'openingVersion',
          },
          states: {
            settling: { always: [{ guard: 'isSaved', target: 'clean' }, { target: 'dirty' }] },
            clean: {},
            dirty: {
              tags: ['unsaved'],
              on: {
                'save.requested': {
                  target: '#flowEditor.draft.sending',
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
                target: 'open',
                actions: assign(({ event }) =>
                  event.output.kind === 'saved' ? { flow: event.output.flow, notSaved: false } : {},
                ),
              },
              {
                guard: ({ event }) => event.output.kind === 'stale',
                target: 'conflict',
                actions: assign(({ event }) => (event.output.kind === 'stale' ? { theirs: event.output.theirs } : {})),
              },
              {
                target: 'open',
                actions: {
                  type: 'refuse',
                  params: ({ event }) => (event.output.kind === 'refused' ? event.output.problems : []),
                },
              },
            ],
            onError: [
              {
                guard: 'publishes',
                target: 'open',
                actions: [
                  { type: 'fail', params: ({ event }) => ({ error: event.error }) },
                  assign({ notSaved: false }),
                ],
              },
              { target: 'open', actions: assign({ notSaved: true }) },
            ],
          },
          on: {
            'document.changed': { actions: { type: 'takeDocument', params: ({ event }) => event.document } },
          },
          states: {
            choosing: { always: [{ guard: 'publishes', target: 'publishing' }, { target: 'saving' }] },
            saving: {},
            publishing: { tags: ['publishing'] },
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
                'mine.kept': { target: '#flowEditor.draft.sending', actions: 'acceptTheirs' },
                'theirs.taken': {
                  target: '#flowEditor.draft.open',
                  actions: [{ type: 'adopt', params: ({ context }) => known(context.theirs) }, 'replaced'],
                },
                'conflict.left': { target: '#flowEditor.draft.open', actions: assign({ theirs: null }) },
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
              guard: { type: 'isOther', params: ({ event }) => event.version },
              target: 'openingVersion',
            },
            'version.closed': { target: 'open', actions: 'closeVersion' },
            'version.restored': { target: 'open', actions: ['restore', 'closeVersion'] },
          },
        },
      },
    },
    panel: panelRegion,
    publishing: publishingRegion,
  },
});

type Snapshot = SnapshotFrom<typeof flowEditorMachine>;

/** Whether there is work that the server doesn't have, also while a version is viewed. */
export function hasUnsavedWork(snapshot: Snapshot): boolean {
  const { flow, document } = snapshot.context;
  if (snapshot.hasTag('unsaved')) return true;
  return (
    !snapshot.matches({ draft: 'open' }) && flow !== null && document !== null && !sameDocument(flow.draft, document)
  );
}

export const panelOf = (snapshot: Snapshot): Panel | null =>
  panels.find((panel) => snapshot.matches({ panel })) ?? null;
