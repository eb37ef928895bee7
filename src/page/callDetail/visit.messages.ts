import { defineMessages } from 'react-intl';

export const visitWords = defineMessages({
  title: { id: 'call.visit', defaultMessage: 'Web attribution' },
  source: { id: 'call.visit.source', defaultMessage: 'Source / medium' },
  campaign: { id: 'call.visit.campaign', defaultMessage: 'Campaign' },
  keyword: { id: 'call.visit.keyword', defaultMessage: 'Keywords' },
  device: { id: 'call.visit.device', defaultMessage: 'Device' },
  landing: { id: 'call.visit.landing', defaultMessage: 'Landing page' },
  conversion: { id: 'call.visit.conversion', defaultMessage: 'Conversion page' },
  confidence: { id: 'call.visit.confidence', defaultMessage: 'Confidence' },
  desktop: { id: 'call.visit.desktop', defaultMessage: 'Computer' },
  mobile: { id: 'call.visit.mobile', defaultMessage: 'Phone' },
  visitBadge: { id: 'call.visit.badge', defaultMessage: 'Visit' },
  erase: { id: 'call.visit.erase', defaultMessage: 'Erase visitor' },
  eraseTitle: { id: 'call.visit.eraseTitle', defaultMessage: 'Erase this visitor?' },
  eraseBody: {
    id: 'call.visit.eraseBody',
    defaultMessage:
      'All visits from their browser are deleted. Their calls keep only the source. This can’t be undone.',
  },
  keep: { id: 'call.visit.keep', defaultMessage: 'Keep them' },
  erased: { id: 'call.visit.erased', defaultMessage: 'Visitor erased' },
  tablet: { id: 'call.visit.tablet', defaultMessage: 'Tablet' },
});

export const attributionWords = defineMessages({
  title: { id: 'call.attribution', defaultMessage: 'Why we believe it' },
  rule: { id: 'call.attribution.rule', defaultMessage: 'Source known by' },
  shown: { id: 'call.attribution.shown', defaultMessage: 'Number shown' },
  alone: { id: 'call.attribution.alone', defaultMessage: 'to this visitor alone' },
  toAll: { id: 'call.attribution.toAll', defaultMessage: 'to several visitors at once' },
  visits: { id: 'call.attribution.visits', defaultMessage: 'Seen by' },
  noPages: {
    id: 'call.attribution.noPages',
    defaultMessage: 'No single visit is likely enough to show its pages, or it has been deleted.',
  },
});

export const attributionNamed = defineMessages<{
  visits: { count: number };
  other: { source: string; medium: string; minutes: number };
  rest: { count: number };
}>({
  visits: {
    id: 'call.attribution.visitCount',
    defaultMessage: '{count, plural, one {# visit} other {# visits}} before the call',
  },
  other: {
    id: 'call.attribution.other',
    defaultMessage:
      '{source} / {medium}, {minutes, plural, =0 {during the visit} one {# minute after it} other {# minutes after it}}',
  },
  rest: {
    id: 'call.attribution.rest',
    defaultMessage: '{count, plural, one {# less likely visit} other {# less likely visits}}',
  },
});

export const callerVisitNamed = defineMessages<{ summary: { origin: string; landing: string; more: number } }>({
  summary: {
    id: 'call.visit.summary',
    defaultMessage: '{origin} · {landing}{more, plural, =0 {} one { and # more page} other { and # more pages}}',
  },
});
