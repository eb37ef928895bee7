import { defineMessage, defineMessages } from 'react-intl';

/** What each limit counts. */
export const limitNamed = defineMessages({
  numbers: { id: 'error.limitNumbers', defaultMessage: 'Phone numbers' },
  keys: { id: 'error.limitKeys', defaultMessage: 'API keys' },
  exporters: { id: 'error.limitExporters', defaultMessage: 'Exporters' },
  flows: { id: 'error.limitFlows', defaultMessage: 'Call flows' },
  flowBytes: { id: 'error.limitFlowBytes', defaultMessage: 'Size of a call flow' },
  reviews: { id: 'error.limitReviews', defaultMessage: 'Open links for approval' },
  reports: { id: 'error.limitReports', defaultMessage: 'Scheduled reports' },
  lists: { id: 'error.limitLists', defaultMessage: 'Campaign lists' },
  listRows: { id: 'error.limitListRows', defaultMessage: 'Contacts in campaign lists' },
  audioFiles: { id: 'error.limitAudioFiles', defaultMessage: 'Audio files' },
  locations: { id: 'error.limitLocations', defaultMessage: 'Location routings' },
  branches: { id: 'error.limitBranches', defaultMessage: 'Branches' },
  cannedReplies: { id: 'error.limitCannedReplies', defaultMessage: 'Canned replies' },
  mails: { id: 'error.limitMails', defaultMessage: 'Emails a day to chosen addresses' },
  views: { id: 'error.limitViews', defaultMessage: 'Saved views of a user' },
  streams: { id: 'error.limitStreams', defaultMessage: 'Open pages of a user' },
  websites: { id: 'error.limitWebsites', defaultMessage: 'Websites' },
  webhooks: { id: 'error.limitWebhooks', defaultMessage: 'Webhooks' },
  hooks: { id: 'error.limitHooks', defaultMessage: 'Zapier subscriptions' },
  alertRules: { id: 'error.limitAlertRules', defaultMessage: 'Alerts' },
  followUps: { id: 'error.limitFollowUps', defaultMessage: 'Follow-ups' },
  smartTags: { id: 'error.limitSmartTags', defaultMessage: 'Smart tags' },
  measurements: { id: 'error.limitMeasurements', defaultMessage: 'Google Analytics measurements' },
});

/** Which limit refused something. */
export const limitReached = defineMessage<{ name: string; most: string }>({
  id: 'error.limitReached',
  defaultMessage: '{name}: this account may have {most}. Ask support to raise the limit, or delete something first.',
});
