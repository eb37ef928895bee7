import { known } from './bulkSmsEvents.ts';
import { bulkSms } from './bulkSmsSetup.ts';

/** Follows what the server says. */
const followed = bulkSms.createStateConfig({
  on: {
    'campaign.changed': {
      target: '#bulkSms.settling',
      actions: { type: 'follow', params: ({ event }) => event.campaign },
    },
  },
}).on;

const sending = bulkSms.createStateConfig({
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
          { guard: { type: 'isOvertaken', params: ({ event }) => event }, target: '#bulkSms.loading.toQuote' },
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
});

const scheduled = bulkSms.createStateConfig({ on: { 'cancel.requested': '#bulkSms.cancelling', ...followed } });

const cancelling = bulkSms.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'actOnCampaign',
    input: ({ context: { campaign } }) => ({ campaign: known(campaign).uuid, action: 'cancel', quote: null }),
    onDone: { target: '#bulkSms.settling', actions: { type: 'follow', params: ({ event }) => event.output } },
    onError: [
      { guard: { type: 'isOvertaken', params: ({ event }) => event }, target: '#bulkSms.loading' },
      { target: '#bulkSms.cancelFailed', actions: { type: 'keepFailure', params: ({ event }) => event } },
    ],
  },
});

const cancelFailed = bulkSms.createStateConfig({ tags: 'failed', on: { retried: '#bulkSms.cancelling', ...followed } });

const sent = bulkSms.createStateConfig({ tags: 'over', on: followed });

const stopped = bulkSms.createStateConfig({ tags: 'over', on: followed });

/** A campaign that is out, or on its way. */
export const outStates = { sending, scheduled, cancelling, cancelFailed, sent, stopped };
