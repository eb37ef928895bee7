import { and, assign, not, stateIn } from 'xstate';
import { canSave, isConflict, isTooLate, known } from './bulkSmsEvents.ts';
import { isOut } from './campaignDraft.ts';
import { bulkSms } from './bulkSmsSetup.ts';
import { outStates } from './outStates.ts';

/**
 * A campaign from its draft to its result. A quote is the only thing that can be sent, a changed draft discards it, and
 * repeating a send repeats the quote, so nothing is sent twice. Whatever fails keeps what was typed.
 */
export const bulkSmsMachine = bulkSms.createMachine({
  id: 'bulkSms',
  context: ({ input }) => ({
    ...input,
    campaign: null,
    saving: null,
    creation: null,
    page: 1,
    preview: null,
    quote: null,
    changes: [],
    action: 'send',
    theirs: null,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isNew', target: 'preparing' }, 'loading'] },
    /** For a save or a quote that was overtaken, the server’s version is read first. */
    loading: {
      tags: 'busy',
      initial: 'alone',
      states: { alone: {}, toKeep: {}, toQuote: {} },
      invoke: {
        src: 'loadCampaign',
        input: ({ context }) => ({ uuid: known(context.uuid) }),
        onDone: [
          {
            guard: and(['isToQuote', ({ context, event }) => isConflict(context, event.output)]),
            target: 'conflict.toQuote',
            actions: assign({ theirs: ({ event }) => event.output }),
          },
          {
            guard: { type: 'conflicts', params: ({ event }) => event.output },
            target: 'conflict',
            actions: assign({ theirs: ({ event }) => event.output }),
          },
          {
            guard: and(['isToKeep', ({ context, event }) => canSave(context, event.output)]),
            target: 'saving',
            actions: { type: 'adopt', params: ({ event }) => event.output },
          },
          {
            guard: and(['isToQuote', ({ context, event }) => canSave(context, event.output)]),
            target: 'saving.toQuote',
            actions: { type: 'adopt', params: ({ event }) => event.output },
          },
          {
            guard: and(['isToQuote', ({ event }) => !isOut(event.output.campaign)]),
            target: 'quoting',
            actions: { type: 'adopt', params: ({ event }) => event.output },
          },
          { target: 'settling', actions: { type: 'adopt', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: 'isToQuote',
            target: 'loadFailed.toQuote',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          {
            guard: 'isToKeep',
            target: 'loadFailed.toKeep',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'loadFailed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    loadFailed: {
      tags: 'failed',
      initial: 'alone',
      states: {
        alone: { on: { retried: '#bulkSms.loading' } },
        toKeep: { on: { retried: '#bulkSms.loading.toKeep' } },
        toQuote: { on: { retried: '#bulkSms.loading.toQuote' } },
      },
    },
    conflict: {
      initial: 'toKeep',
      on: { 'theirs.taken': { target: 'settling', actions: 'takeTheirs' } },
      states: {
        toKeep: { on: { 'mine.kept': { target: '#bulkSms.saving', actions: 'keepMine' } } },
        toQuote: { on: { 'mine.kept': { target: '#bulkSms.saving.toQuote', actions: 'keepMine' } } },
      },
    },
    /** Where the campaign is, as the server says. */
    settling: {
      entry: 'clearFailure',
      always: [
        { guard: { type: 'has', params: 'scheduled' }, target: 'scheduled' },
        { guard: { type: 'has', params: 'sending' }, target: 'sending.running' },
        { guard: { type: 'has', params: 'paused' }, target: 'sending.paused' },
        { guard: { type: 'has', params: 'sent' }, target: 'sent' },
        { guard: { type: 'has', params: 'stopped' }, target: 'stopped' },
        { guard: 'hasQuote', target: 'preparing.quoted' },
        'preparing',
      ],
    },

    preparing: {
      tags: 'editable',
      initial: 'editing',
      on: {
        'draft.changed': {
          target: '.editing',
          actions: { type: 'takeDraft', params: ({ event }) => event.draft },
        },
        'save.requested': 'saving',
        'preview.requested': { target: '.previewing', actions: assign({ page: ({ event }) => event.page }) },
        'quote.requested': [{ guard: 'isDirty', target: 'saving.toQuote' }, { target: 'quoting' }],
        'campaign.changed': {
          guard: { type: 'isOut', params: ({ event }) => event.campaign },
          target: 'settling',
          actions: { type: 'follow', params: ({ event }) => event.campaign },
        },
      },
      states: {
        editing: {},
        saveFailed: {
          tags: 'failed',
          initial: 'toKeep',
          states: {
            toKeep: { on: { retried: '#bulkSms.saving' } },
            toQuote: { on: { retried: '#bulkSms.saving.toQuote' } },
          },
        },
        previewing: {
          tags: 'busy',
          entry: assign({ failure: null }),
          invoke: {
            src: 'previewCampaign',
            input: ({ context: { draft, page } }) => ({ draft, page }),
            onDone: { target: 'previewed', actions: assign({ preview: ({ event }) => event.output }) },
            onError: { target: 'previewFailed', actions: { type: 'keepFailure', params: ({ event }) => event } },
          },
        },
        previewed: { always: { guard: 'hasQuote', target: 'quoted' } },
        previewFailed: { tags: 'failed', on: { retried: 'previewing' } },
        quoteFailed: { tags: 'failed', on: { retried: '#bulkSms.quoting' } },
        quoted: { on: { 'send.requested': '#bulkSms.sending', 'cancel.requested': '#bulkSms.cancelling' } },
        quoteChanged: {},
        quoteExpired: { entry: assign({ quote: null }) },
        sendFailed: { tags: 'failed', on: { retried: '#bulkSms.sending' } },
      },
    },
    saving: {
      tags: ['busy', 'editable'],
      entry: 'beginSave',
      initial: 'toKeep',
      states: {
        toKeep: {},
        toQuote: {},
        /** What is typed meanwhile stays, and whoever types wants no quote yet. */
        typed: {},
      },
      invoke: {
        src: 'saveCampaign',
        input: ({ context: { campaign, saving, key } }) => ({ campaign, draft: known(saving), key }),
        onDone: [
          {
            guard: 'isSavedToQuote',
            target: 'quoting',
            actions: { type: 'keepSaved', params: ({ event }) => event.output },
          },
          {
            guard: and(['savedLess', stateIn({ saving: 'toQuote' })]),
            target: '.toQuote',
            reenter: true,
            actions: { type: 'keepSaved', params: ({ event }) => event.output },
          },
          {
            guard: 'savedLess',
            target: '.toKeep',
            reenter: true,
            actions: { type: 'keepSaved', params: ({ event }) => event.output },
          },
          { target: 'preparing', actions: { type: 'keepSaved', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: and([stateIn({ saving: 'toQuote' }), ({ context, event }) => isTooLate(context, event.error)]),
            target: 'loading.toQuote',
          },
          {
            guard: and([stateIn({ saving: 'toKeep' }), ({ context, event }) => isTooLate(context, event.error)]),
            target: 'loading.toKeep',
          },
          { guard: { type: 'isOvertaken', params: ({ event }) => event }, target: 'loading' },
          {
            guard: stateIn({ saving: 'toQuote' }),
            target: 'preparing.saveFailed.toQuote',
            actions: [
              { type: 'keepFailure', params: ({ event }) => event },
              { type: 'keepLost', params: ({ event }) => event },
            ],
          },
          {
            target: 'preparing.saveFailed',
            actions: [
              { type: 'keepFailure', params: ({ event }) => event },
              { type: 'keepLost', params: ({ event }) => event },
            ],
          },
        ],
      },
      on: {
        'draft.changed': { target: '.typed', actions: { type: 'takeDraft', params: ({ event }) => event.draft } },
      },
    },
    quoting: {
      tags: ['busy', 'editable'],
      entry: 'clearFailure',
      invoke: {
        src: 'quoteCampaign',
        input: ({ context }) => {
          const { uuid, version } = known(context.campaign);
          return { campaign: uuid, version };
        },
        onDone: [
          { guard: 'isDirty', target: 'preparing' },
          { target: 'preparing.quoted', actions: { type: 'keepQuote', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: and([not('isDirty'), ({ context, event }) => isTooLate(context, event.error)]),
            target: 'loading.toQuote',
          },
          { guard: { type: 'isOvertaken', params: ({ event }) => event }, target: 'loading' },
          { target: 'preparing.quoteFailed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
      on: { 'draft.changed': { actions: { type: 'takeDraft', params: ({ event }) => event.draft } } },
    },

    ...outStates,
  },
});
