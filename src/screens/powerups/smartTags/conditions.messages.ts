import { defineMessages } from 'react-intl';
import type { TagConditionKind } from '#values/smartTag.ts';

/** What a condition asks about. */
export const kindWords = defineMessages({
  trackingSource: { id: 'smartTag.trackingSource', defaultMessage: 'Source' },
  trackingNumber: { id: 'smartTag.trackingNumber', defaultMessage: 'Tracking number' },
  status: { id: 'smartTag.status', defaultMessage: 'Status' },
  duration: { id: 'smartTag.duration', defaultMessage: 'Duration' },
  talkTime: { id: 'smartTag.talkTime', defaultMessage: 'Talk time' },
  callerType: { id: 'smartTag.callerType', defaultMessage: 'Caller' },
  leadScore: { id: 'smartTag.leadScore', defaultMessage: 'Score' },
  webSource: { id: 'smartTag.webSource', defaultMessage: 'Web source' },
  webMedium: { id: 'smartTag.webMedium', defaultMessage: 'Web medium' },
  webCampaign: { id: 'smartTag.webCampaign', defaultMessage: 'Campaign' },
  webLanding: { id: 'smartTag.webLanding', defaultMessage: 'Landing page' },
  keys: { id: 'smartTag.keys', defaultMessage: 'Keys pressed' },
  location: { id: 'smartTag.location', defaultMessage: 'Branch' },
  hours: { id: 'smartTag.hours', defaultMessage: 'Day and hour' },
} satisfies Record<TagConditionKind, { id: string; defaultMessage: string }>);

/** What fields of conditions are called. */
export const fieldWords = defineMessages({
  when: { id: 'smartTag.when', defaultMessage: 'When' },
  matchLabel: { id: 'smartTag.matchLabel', defaultMessage: 'A call gets it if' },
  all: { id: 'smartTag.all', defaultMessage: 'All conditions hold' },
  any: { id: 'smartTag.any', defaultMessage: 'One condition holds' },
  add: { id: 'smartTag.addCondition', defaultMessage: 'Add condition' },
  kind: { id: 'smartTag.kind', defaultMessage: 'Fact' },
  not: { id: 'smartTag.not', defaultMessage: 'Other than that' },
  is: { id: 'smartTag.is', defaultMessage: 'One of' },
  has: { id: 'smartTag.has', defaultMessage: 'Contains' },
  severalHint: { id: 'smartTag.severalHint', defaultMessage: 'Several, with commas between them' },
  least: { id: 'smartTag.least', defaultMessage: 'At least' },
  most: { id: 'smartTag.most', defaultMessage: 'At most' },
  seconds: { id: 'smartTag.seconds', defaultMessage: 'In seconds' },
  new: { id: 'smartTag.new', defaultMessage: 'Calls for the first time' },
  returning: { id: 'smartTag.returning', defaultMessage: 'Has called before' },
  chooseNumbers: { id: 'smartTag.chooseNumbers', defaultMessage: 'Choose numbers' },
  searchNumbers: { id: 'smartTag.searchNumbers', defaultMessage: 'Search numbers' },
  noNumbers: { id: 'smartTag.noNumbers', defaultMessage: 'No numbers match' },
  chooseSources: { id: 'smartTag.chooseSources', defaultMessage: 'Choose sources' },
  searchSources: { id: 'smartTag.searchSources', defaultMessage: 'Search sources' },
  noSources: { id: 'smartTag.noSources', defaultMessage: 'No sources match' },
  days: { id: 'smartTag.days', defaultMessage: 'Days' },
  from: { id: 'smartTag.from', defaultMessage: 'From' },
  to: { id: 'smartTag.to', defaultMessage: 'To' },
  withoutMessage: { id: 'smartTag.withoutMessage', defaultMessage: 'Missed without a message' },
});

export const conditionMessages = defineMessages<{
  remove: { name: string };
  atLeast: { least: string };
  atMost: { most: string };
  between: { least: string; most: string };
  asks: { kind: string; what: string };
  asksOther: { kind: string; what: string };
  contains: { text: string };
  withinHours: { days: string; from: string; to: string };
}>({
  remove: { id: 'smartTag.removeCondition', defaultMessage: 'Remove condition: {name}' },
  atLeast: { id: 'smartTag.atLeast', defaultMessage: 'at least {least}' },
  atMost: { id: 'smartTag.atMost', defaultMessage: 'at most {most}' },
  between: { id: 'smartTag.between', defaultMessage: '{least} to {most}' },
  asks: { id: 'smartTag.asks', defaultMessage: '{kind}: {what}' },
  asksOther: { id: 'smartTag.asksOther', defaultMessage: '{kind} other than {what}' },
  contains: { id: 'smartTag.contains', defaultMessage: 'contains “{text}”' },
  withinHours: { id: 'smartTag.withinHours', defaultMessage: '{days}, {from} to {to}' },
});
