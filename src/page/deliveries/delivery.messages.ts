import { defineMessages } from 'react-intl';
import type {
  DeliveredKind,
  DeliveryState,
  IntegrationType,
  KeptBack,
  SkipReason,
  WhyNot,
} from '#values/integrationWords.ts';

export const typeWords = defineMessages({
  webhook: { id: 'delivery.type.webhook', defaultMessage: 'Webhook' },
  slackCalls: { id: 'delivery.type.slackCalls', defaultMessage: 'Calls to Slack' },
  slackTexts: { id: 'delivery.type.slackTexts', defaultMessage: 'Texts to Slack' },
  ga4: { id: 'delivery.type.ga4', defaultMessage: 'Google Analytics' },
  hook: { id: 'delivery.type.hook', defaultMessage: 'Zapier' },
  hubspot: { id: 'delivery.type.hubspot', defaultMessage: 'HubSpot' },
  microsoft: { id: 'delivery.type.microsoft', defaultMessage: 'Microsoft Advertising' },
  autoplay: { id: 'delivery.type.autoplay', defaultMessage: 'AutoPlay' },
} satisfies Record<IntegrationType, object>);

export const kindWords = defineMessages({
  'call.started': { id: 'delivery.kind.callStarted', defaultMessage: 'Call started' },
  'call.answered': { id: 'delivery.kind.callAnswered', defaultMessage: 'Call answered' },
  'call.ended': { id: 'delivery.kind.callEnded', defaultMessage: 'Call ended' },
  'call.changed': { id: 'delivery.kind.callChanged', defaultMessage: 'Call changed' },
  'call.tagged': { id: 'delivery.kind.callTagged', defaultMessage: 'Call tagged' },
  'text.received': { id: 'delivery.kind.textReceived', defaultMessage: 'Text received' },
  'text.sent': { id: 'delivery.kind.textSent', defaultMessage: 'Text sent' },
  'text.failed': { id: 'delivery.kind.textFailed', defaultMessage: 'Text failed' },
  'contact.optedOut': { id: 'delivery.kind.optedOut', defaultMessage: 'Contact opted out' },
  'number.added': { id: 'delivery.kind.numberAdded', defaultMessage: 'Number added' },
  'number.removed': { id: 'delivery.kind.numberRemoved', defaultMessage: 'Number removed' },
  'sale.recorded': { id: 'delivery.kind.saleRecorded', defaultMessage: 'Sale recorded' },
} satisfies Record<DeliveredKind, object>);

export const stateWords = defineMessages({
  waiting: { id: 'delivery.state.waiting', defaultMessage: 'Waiting' },
  delivered: { id: 'delivery.state.delivered', defaultMessage: 'Delivered' },
  refused: { id: 'delivery.state.refused', defaultMessage: 'Refused' },
  failed: { id: 'delivery.state.failed', defaultMessage: 'Given up' },
  skipped: { id: 'delivery.state.skipped', defaultMessage: 'Not sent' },
  gone: { id: 'delivery.state.gone', defaultMessage: 'Deleted before' },
} satisfies Record<DeliveryState, object>);

/** Why a delivery was skipped. */
export const skipWords = defineMessages({
  tooOld: {
    id: 'delivery.skip.tooOld',
    defaultMessage:
      'Too old for the other system: Google takes calls of the last 72 hours, Microsoft those of 90 days.',
  },
  noClick: { id: 'delivery.skip.noClick', defaultMessage: 'The call is due to no click on an ad of this system.' },
  unchanged: { id: 'delivery.skip.unchanged', defaultMessage: 'Nothing changed that this system counts.' },
} satisfies Record<SkipReason, object>);

/** Why nothing is sent of a call. */
export const keptBackWords = defineMessages({
  kinds: { id: 'delivery.keptBack.kinds', defaultMessage: 'Not sent: other events' },
  dids: { id: 'delivery.keptBack.dids', defaultMessage: 'Not sent: other number' },
  tags: { id: 'delivery.keptBack.tags', defaultMessage: 'Not sent: no such tag' },
  off: { id: 'delivery.keptBack.off', defaultMessage: 'Not sent: switched off' },
  elsewhere: { id: 'delivery.keptBack.elsewhere', defaultMessage: 'Not sent: the number has its own measurement' },
  repeatCaller: { id: 'delivery.keptBack.repeatCaller', defaultMessage: 'Not sent: has called before' },
  withheld: { id: 'delivery.keptBack.withheld', defaultMessage: 'Not sent: withheld number' },
  nothing: { id: 'delivery.keptBack.nothing', defaultMessage: 'Not sent' },
} satisfies Record<KeptBack | 'nothing', object>);

/** Why an integration got nothing of a call. */
export const whyNotWords = defineMessages({
  kinds: { id: 'delivery.whyNot.kinds', defaultMessage: 'Takes other events' },
  dids: { id: 'delivery.whyNot.dids', defaultMessage: 'Takes calls to other numbers' },
  tags: { id: 'delivery.whyNot.tags', defaultMessage: 'Takes calls with other tags' },
  off: { id: 'delivery.whyNot.off', defaultMessage: 'Switched off' },
  elsewhere: { id: 'delivery.whyNot.elsewhere', defaultMessage: 'The number has another measurement of its own' },
  repeatCaller: {
    id: 'delivery.whyNot.repeatCaller',
    defaultMessage: 'Takes first calls only; this caller called before',
  },
  withheld: { id: 'delivery.whyNot.withheld', defaultMessage: 'Leaves out withheld numbers' },
  notOver: { id: 'delivery.whyNot.notOver', defaultMessage: 'Sent when the call is over' },
  testCall: { id: 'delivery.whyNot.testCall', defaultMessage: 'Test calls aren’t sent' },
  setUpLater: { id: 'delivery.whyNot.setUpLater', defaultMessage: 'Set up after the call' },
  logEnded: { id: 'delivery.whyNot.logEnded', defaultMessage: 'Deliveries are kept for 30 days' },
  nothing: { id: 'delivery.whyNot.nothing', defaultMessage: 'Nothing was sent' },
} satisfies Record<WhyNot | 'nothing', object>);

export const whereWords = defineMessages({
  title: { id: 'delivery.where', defaultMessage: 'Where it went' },
  paused: { id: 'delivery.where.paused', defaultMessage: 'Paused' },
  noReply: { id: 'delivery.where.noReply', defaultMessage: 'There was no reply:' },
  next: { id: 'delivery.where.next', defaultMessage: 'Next attempt' },
});

export const whereNamed = defineMessages<{ replied: { status: number } }>({
  replied: { id: 'delivery.where.replied', defaultMessage: 'The reply had status {status}:' },
});
