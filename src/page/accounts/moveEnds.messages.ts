import { defineMessage, defineMessages } from 'react-intl';
import type { LeavingKind } from '#contract/tenancy/accounts.contract.ts';

export const moveEndsLead = defineMessage({
  id: 'accountWord.moveEnds',
  defaultMessage: 'The move ends what people who won’t see this account any more made or changed:',
});

export const endedWords = defineMessages<Record<LeavingKind, { names: string }>>({
  apiKey: { id: 'accountWord.endsApiKey', defaultMessage: 'API keys: {names}' },
  exporter: { id: 'accountWord.endsExporter', defaultMessage: 'Exporters, which need a new key: {names}' },
  report: { id: 'accountWord.endsReport', defaultMessage: 'Scheduled reports: {names}' },
  review: { id: 'accountWord.endsReview', defaultMessage: 'Links for approval, sent to: {names}' },
  numberMail: { id: 'accountWord.endsNumberMail', defaultMessage: 'Email addresses of the numbers {names}' },
  alertRule: { id: 'accountWord.endsAlertRule', defaultMessage: 'Alerts, which are turned off: {names}' },
  textForward: { id: 'accountWord.endsTextForward', defaultMessage: 'Texts forwarded from {names}' },
  integration: { id: 'accountWord.endsIntegration', defaultMessage: 'Integrations: {names}' },
  oauthLink: { id: 'accountWord.endsOAuthLink', defaultMessage: 'Linked accounts: {names}' },
});
