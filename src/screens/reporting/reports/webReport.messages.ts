import { defineMessages } from 'react-intl';

export const webReportMessages = defineMessages({
  title: { id: 'report.webTitle', defaultMessage: 'Web attribution' },
  choose: { id: 'report.webChoose', defaultMessage: 'Attribute calls to' },
  emptyTitle: { id: 'report.webEmpty', defaultMessage: 'No calls with a web source in this range' },
  emptyBody: {
    id: 'report.webEmptyBody',
    defaultMessage: 'Web sources come from the history you import. Try a longer range or fewer filters.',
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
