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
  tablet: { id: 'call.visit.tablet', defaultMessage: 'Tablet' },
});
