import { defineMessages } from 'react-intl';
import type { CallConditionKind } from '#values/callConditions.ts';

/** What a condition asks about. */
export const kindWords = defineMessages({
  trackingSource: { id: 'condition.trackingSource', defaultMessage: 'Source' },
  trackingNumber: { id: 'condition.trackingNumber', defaultMessage: 'Tracking number' },
  status: { id: 'condition.status', defaultMessage: 'Status' },
  duration: { id: 'condition.duration', defaultMessage: 'Duration' },
  talkTime: { id: 'condition.talkTime', defaultMessage: 'Talk time' },
  callerType: { id: 'condition.callerType', defaultMessage: 'Caller' },
  leadScore: { id: 'condition.leadScore', defaultMessage: 'Score' },
  webSource: { id: 'condition.webSource', defaultMessage: 'Web source' },
  webMedium: { id: 'condition.webMedium', defaultMessage: 'Web medium' },
  webCampaign: { id: 'condition.webCampaign', defaultMessage: 'Campaign' },
  webLanding: { id: 'condition.webLanding', defaultMessage: 'Landing page' },
  keys: { id: 'condition.keys', defaultMessage: 'Keys pressed' },
  location: { id: 'condition.location', defaultMessage: 'Branch' },
  hours: { id: 'condition.hours', defaultMessage: 'Day and hour' },
} satisfies Record<CallConditionKind, { id: string; defaultMessage: string }>);

/** Who calls. */
export const callerWords = defineMessages({
  new: { id: 'condition.new', defaultMessage: 'Calls for the first time' },
  returning: { id: 'condition.returning', defaultMessage: 'Has called before' },
});

export const conditionMessages = defineMessages<{
  atLeast: { least: string };
  atMost: { most: string };
  between: { least: string; most: string };
  asks: { kind: string; what: string };
  asksOther: { kind: string; what: string };
  contains: { text: string };
  withinHours: { days: string; from: string; to: string };
}>({
  atLeast: { id: 'condition.atLeast', defaultMessage: 'at least {least}' },
  atMost: { id: 'condition.atMost', defaultMessage: 'at most {most}' },
  between: { id: 'condition.between', defaultMessage: '{least} to {most}' },
  asks: { id: 'condition.asks', defaultMessage: '{kind}: {what}' },
  asksOther: { id: 'condition.asksOther', defaultMessage: '{kind} other than {what}' },
  contains: { id: 'condition.contains', defaultMessage: 'contains “{text}”' },
  withinHours: { id: 'condition.withinHours', defaultMessage: '{days}, {from} to {to}' },
});
