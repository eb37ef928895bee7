import { assign } from 'xstate';
import { known } from './bulkSmsEvents.ts';
import { bulkSms, followed, typing } from './bulkSmsSetup.ts';

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
    wish: null,
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
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadCampaign',
        input: ({ context }) => ({ uuid: known(context.uuid) }),
        onDone: [
          {
            guard: { type: 'conflicts', params: ({ event }) => event.output },
            target: 'conflict',
            actions: assign({ theirs: ({ event }) => event.output }),
          },
          {
            guard: { type: 'canSave', params: ({ event }) => event.output },
            target: 'saving',
            actions: { type: 'adopt', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'canGoOn', params: ({ event }) => event.output },
            target: 'quoting',
            actions: { type: 'adopt', params: ({ event }) => event.output },
          },
          { target: 'settling', actions: { type: 'adopt', params: ({ event }) => event.output } },
        ],
        onError: { target: 'loadFailed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    loadFailed: { tags: 'failed', on: { retried: 'loading' } },
    conflict: {
      on: {
        'mine.kept': { target: 'saving', actions: 'keepMine' },
        'theirs.taken': { target: 'settling', actions: 'takeTheirs' },
      },
    },
    /** Where the campaign is, as the server says. */
    settling: {
      entry: { type: 'wish', params: null },
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
        'save.requested': { target: 'saving', actions: { type: 'wish', params: 'save' } },
        'preview.requested': { target: '.previewing', actions: assign({ page: ({ event }) => event.page }) },
        'quote.requested': [
          { guard: 'isDirty', target: 'saving', actions: { type: 'wish', params: 'quote' } },
          { target: 'quoting', actions: { type: 'wish', params: 'quote' } },
        ],
        'campaign.changed': {
          guard: { type: 'isOut', params: ({ event }) => event.campaign },
          target: 'settling',
          actions: { type: 'follow', params: ({ event }) => event.campaign },
        },
      },
      states: {
        editing: {},
        saveFailed: { tags: 'failed', on: { retried: '#bulkSms.saving' } },
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
      invoke: {
        src: 'saveCampaign',
        input: ({ context: { campaign, saving, key } }) => ({ campaign, draft: known(saving), key }),
        onDone: [
          {
            guard: 'wantsQuote',
            target: 'quoting',
            actions: { type: 'keepSaved', params: ({ event }) => event.output },
          },
          {
            guard: 'savedLess',
            target: 'saving',
            reenter: true,
            actions: { type: 'keepSaved', params: ({ event }) => event.output },
          },
          { target: 'preparing', actions: { type: 'keepSaved', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: { type: 'isOvertaken', params: ({ event }) => event }, target: 'loading' },
          {
            target: 'preparing.saveFailed',
            actions: [
              { type: 'keepFailure', params: ({ event }) => event },
              { type: 'keepLost', params: ({ event }) => event },
            ],
          },
        ],
      },
      on: typing,
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
          { guard: { type: 'isOvertaken', params: ({ event }) => event }, target: 'loading' },
          { target: 'preparing.quoteFailed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
      on: typing,
    },

    sending: {
      initial: 'requesting',
      states: {
        requesting: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            src: 'actOnCampaign',
            input: ({ context: { campaign, draft, quote } }) => ({
              campaign: known(campaign).uuid,
              action: draft.at === null ? ('send' as const) : ('schedule' as const),
              quote: known(quote).id,
            }),
            onDone: { target: '#bulkSms.settling', actions: { type: 'follow', params: ({ event }) => event.output } },
            onError: [
              {
                guard: { type: 'hasCode', params: ({ event }) => ({ error: event.error, code: 'QUOTE-CHANGED' }) },
                target: '#bulkSms.preparing.quoteChanged',
                actions: { type: 'keepChanges', params: ({ event }) => event },
              },
              {
                guard: { type: 'hasCode', params: ({ event }) => ({ error: event.error, code: 'QUOTE-EXPIRED' }) },
                target: '#bulkSms.preparing.quoteExpired',
              },
              { guard: { type: 'isOvertaken', params: ({ event }) => event }, target: '#bulkSms.loading' },
              {
                target: '#bulkSms.preparing.sendFailed',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
            ],
          },
        },
        running: {
          on: {
            'pause.requested': { target: 'acting', actions: { type: 'act', params: 'pause' } },
            'stop.requested': { target: 'acting', actions: { type: 'act', params: 'stop' } },
            ...followed,
          },
        },
        paused: {
          on: {
            'resume.requested': { target: 'acting', actions: { type: 'act', params: 'resume' } },
            'stop.requested': { target: 'acting', actions: { type: 'act', params: 'stop' } },
            ...followed,
          },
        },
        acting: {
          tags: 'busy',
          invoke: {
            src: 'actOnCampaign',
            input: ({ context: { campaign, action } }) => ({ campaign: known(campaign).uuid, action, quote: null }),
            onDone: { target: '#bulkSms.settling', actions: { type: 'follow', params: ({ event }) => event.output } },
            onError: [
              { guard: { type: 'isOvertaken', params: ({ event }) => event }, target: '#bulkSms.loading' },
              { target: 'actionFailed', actions: { type: 'keepFailure', params: ({ event }) => event } },
            ],
          },
        },
        actionFailed: { tags: 'failed', on: { retried: 'acting', ...followed } },
      },
    },
    scheduled: { on: { 'cancel.requested': 'cancelling', ...followed } },
    cancelling: {
      tags: 'busy',
      invoke: {
        src: 'actOnCampaign',
        input: ({ context: { campaign } }) => ({ campaign: known(campaign).uuid, action: 'cancel', quote: null }),
        onDone: { target: 'settling', actions: { type: 'follow', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isOvertaken', params: ({ event }) => event }, target: 'loading' },
          { target: 'cancelFailed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    cancelFailed: { tags: 'failed', on: { retried: 'cancelling', ...followed } },
    sent: { tags: 'over', on: followed },
    stopped: { tags: 'over', on: followed },
  },
});
