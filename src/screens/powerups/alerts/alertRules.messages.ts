import { defineMessages } from 'react-intl';

export const ruleMessages = {
  ...defineMessages({
    title: { id: 'alertRule.title', defaultMessage: 'Alerts' },
    intro: {
      id: 'alertRule.intro',
      defaultMessage:
        'Choose who gets an alert about missed calls, voicemails and problems: in the bell at the top of every page, by email, by SMS or in Slack.',
    },
    add: { id: 'alertRule.add', defaultMessage: 'Add alerts' },
    edit: { id: 'alertRule.edit', defaultMessage: 'Edit' },
    delete: { id: 'alertRule.delete', defaultMessage: 'Delete' },
    cancel: { id: 'alertRule.cancel', defaultMessage: 'Cancel' },
    saved: { id: 'alertRule.saved', defaultMessage: 'Saved' },
    deleteText: {
      id: 'alertRule.deleteText',
      defaultMessage: 'Nobody gets these alerts any more. Those that wait are dropped.',
    },
    empty: { id: 'alertRule.empty', defaultMessage: 'Nobody is alerted yet' },
    emptyBody: {
      id: 'alertRule.emptyBody',
      defaultMessage: 'Nobody may notice a missed call. Choose who gets an alert, when and how.',
    },
    on: { id: 'alertRule.on', defaultMessage: 'On' },
    off: { id: 'alertRule.off', defaultMessage: 'Off' },
    name: { id: 'alertRule.name', defaultMessage: 'Name' },
    nameHint: { id: 'alertRule.nameHint', defaultMessage: 'For example “Front desk”' },
    kinds: { id: 'alertRule.kinds', defaultMessage: 'Alert to' },
    accounts: { id: 'alertRule.accounts', defaultMessage: 'Accounts' },
    subAccounts: { id: 'alertRule.subAccounts', defaultMessage: 'Include alerts of all sub-accounts' },
    sample: { id: 'alertRule.sample', defaultMessage: 'Send a sample' },
    noMail: {
      id: 'alertRule.noMail',
      defaultMessage: 'No email was sent: set up a mail server first.',
    },
    slackRefused: {
      id: 'alertRule.slackRefused',
      defaultMessage: 'Slack refused the sample. Paste the URL of another channel.',
    },
    slackUnreachable: {
      id: 'alertRule.slackUnreachable',
      defaultMessage: 'Slack can’t be reached right now. Try again in a few minutes.',
    },
    numbers: { id: 'alertRule.numbers', defaultMessage: 'Calls to' },
    everyNumber: { id: 'alertRule.everyNumber', defaultMessage: 'All numbers' },
    searchNumbers: { id: 'alertRule.searchNumbers', defaultMessage: 'Search numbers' },
    noNumbers: { id: 'alertRule.noNumbers', defaultMessage: 'No numbers match' },
    who: { id: 'alertRule.who', defaultMessage: 'Who gets them' },
    users: { id: 'alertRule.users', defaultMessage: 'Users, in the page' },
    noUsers: { id: 'alertRule.noUsers', defaultMessage: 'Nobody' },
    searchUsers: { id: 'alertRule.searchUsers', defaultMessage: 'Search users' },
    noUsersMatch: { id: 'alertRule.noUsersMatch', defaultMessage: 'No users match' },
    gone: { id: 'alertRule.gone', defaultMessage: 'A former user' },
    emails: { id: 'alertRule.emails', defaultMessage: 'Emails' },
    emailsHint: { id: 'alertRule.emailsHint', defaultMessage: 'Up to 20, with or without a login' },
    phones: { id: 'alertRule.phones', defaultMessage: 'Mobile numbers' },
    phonesHint: {
      id: 'alertRule.phonesHint',
      defaultMessage: 'Up to 10. Texts use SMS credit; each number gets five an hour at most.',
    },
    sender: { id: 'alertRule.sender', defaultMessage: 'Texts come from' },
    chooseSender: { id: 'alertRule.chooseSender', defaultMessage: 'Choose a sender' },
    slack: { id: 'alertRule.slack', defaultMessage: 'Slack channel' },
    slackHook: { id: 'alertRule.slackHook', defaultMessage: 'Incoming webhook of Slack' },
    slackKept: { id: 'alertRule.slackKept', defaultMessage: 'A channel is set. Paste another URL to replace it.' },
    slackRemove: { id: 'alertRule.slackRemove', defaultMessage: 'Stop posting to Slack' },
    slackSet: { id: 'alertRule.slackSet', defaultMessage: 'A channel is set' },
    when: { id: 'alertRule.when', defaultMessage: 'When' },
    pace: { id: 'alertRule.pace', defaultMessage: 'Send' },
    atOnce: { id: 'alertRule.atOnce', defaultMessage: 'Each at once' },
    hourly: { id: 'alertRule.hourly', defaultMessage: 'Together, every hour' },
    daily: { id: 'alertRule.daily', defaultMessage: 'Together, every day' },
    hour: { id: 'alertRule.hour', defaultMessage: 'At' },
    onlyWithin: { id: 'alertRule.onlyWithin', defaultMessage: 'Send only within these hours' },
    withinHint: {
      id: 'alertRule.withinHint',
      defaultMessage: 'Outside of them alerts wait. The bell shows them at once.',
    },
    days: { id: 'alertRule.days', defaultMessage: 'Days' },
    from: { id: 'alertRule.from', defaultMessage: 'From' },
    to: { id: 'alertRule.to', defaultMessage: 'To' },
    enabled: { id: 'alertRule.enabled', defaultMessage: 'Send these alerts' },
  }),
  ...defineMessages<{
    deleteTitle: { name: string };
    withBelow: { name: string };
    sampleSent: { to: string };
    dailyAt: { hour: string };
    within: { days: string; from: string; to: string };
    refused: { at: string };
  }>({
    withBelow: { id: 'alertRule.withBelow', defaultMessage: '{name} with all sub-accounts' },
    sampleSent: { id: 'alertRule.sampleSent', defaultMessage: 'Sample sent to {to}' },
    deleteTitle: { id: 'alertRule.deleteTitle', defaultMessage: 'Delete {name}?' },
    dailyAt: { id: 'alertRule.dailyAt', defaultMessage: 'Together, every day at {hour}' },
    within: { id: 'alertRule.within', defaultMessage: '{days}, {from} to {to}' },
    refused: {
      id: 'alertRule.refused',
      defaultMessage: 'Slack took none since {at}. Paste the URL of another channel.',
    },
  }),
};
