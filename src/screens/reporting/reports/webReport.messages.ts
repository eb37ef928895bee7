import { defineMessages } from 'react-intl';
import type { CreditModel } from '#values/creditModel.ts';

export const webReportMessages = defineMessages({
  title: { id: 'report.webTitle', defaultMessage: 'Web attribution' },
  choose: { id: 'report.webChoose', defaultMessage: 'Attribute calls to' },
  models: { id: 'report.webModels', defaultMessage: 'Credit models' },
  modelsTitle: { id: 'report.webModelsTitle', defaultMessage: 'Calls by model of credit' },
  modelsFile: { id: 'report.webModelsFile', defaultMessage: 'credit-models' },
  emptyTitle: { id: 'report.webEmpty', defaultMessage: 'No calls with a web source in this range' },
  emptyBody: {
    id: 'report.webEmptyBody',
    defaultMessage:
      'Web sources come from the visits to your websites, or from the history you import. Try a longer range or fewer filters.',
  },
});

export const webModels = defineMessages({
  first: { id: 'report.webModel.first', defaultMessage: 'First visit' },
  last: { id: 'report.webModel.last', defaultMessage: 'Last visit' },
  lastNonDirect: { id: 'report.webModel.lastNonDirect', defaultMessage: 'Last, not direct' },
  linear: { id: 'report.webModel.linear', defaultMessage: 'All alike' },
  firstAndLast: { id: 'report.webModel.firstAndLast', defaultMessage: 'First and last' },
} satisfies Record<CreditModel, object>);

export const webModelNamed = defineMessages<{ known: { calls: number; unattributed: number; unsure: number } }>({
  known: {
    id: 'report.webModelsKnown',
    defaultMessage:
      'Of {calls, plural, one {# call} other {# calls}}, {unattributed, number} came from no visit we know. The source of {unsure, number} is less likely than not.',
  },
});

export const webChoices = defineMessages({
  visit: { id: 'report.web.visit', defaultMessage: 'Source and medium' },
  campaign: { id: 'report.web.campaign', defaultMessage: 'Campaigns' },
  keyword: { id: 'report.web.keyword', defaultMessage: 'Keywords' },
  landing: { id: 'report.web.landing', defaultMessage: 'Landing pages' },
  conversion: { id: 'report.web.conversion', defaultMessage: 'Conversion pages' },
});

export const webTitles = defineMessages({
  visit: { id: 'report.webBy.visit', defaultMessage: 'Calls by source and medium' },
  campaign: { id: 'report.webBy.campaign', defaultMessage: 'Calls by campaign' },
  keyword: { id: 'report.webBy.keyword', defaultMessage: 'Calls by keyword' },
  landing: { id: 'report.webBy.landing', defaultMessage: 'Calls by landing page' },
  conversion: { id: 'report.webBy.conversion', defaultMessage: 'Calls by conversion page' },
});

export const webFiles = defineMessages({
  visit: { id: 'report.webFile.visit', defaultMessage: 'web-sources' },
  campaign: { id: 'report.webFile.campaign', defaultMessage: 'web-campaigns' },
  keyword: { id: 'report.webFile.keyword', defaultMessage: 'web-keywords' },
  landing: { id: 'report.webFile.landing', defaultMessage: 'landing-pages' },
  conversion: { id: 'report.webFile.conversion', defaultMessage: 'conversion-pages' },
});

export type WebChoice = keyof typeof webChoices;
