import { defineMessages } from 'react-intl';

export const slackMessages = defineMessages({
  title: { id: 'slack.title', defaultMessage: 'Slack' },
  intro: {
    id: 'slack.intro',
    defaultMessage:
      'Post calls to a channel of Slack, with who called which number and where they came from. Texts go there from a number’s Messaging tab.',
  },
  settings: { id: 'slack.settings', defaultMessage: 'Calls' },
  url: { id: 'slack.url', defaultMessage: 'Incoming webhook' },
  urlHint: {
    id: 'slack.urlHint',
    defaultMessage: 'In Slack, add the app “Incoming WebHooks”, choose a channel, and paste the URL here.',
  },
  urlKept: { id: 'slack.urlKept', defaultMessage: 'A channel is set. Paste another URL to replace it.' },
  when: { id: 'slack.when', defaultMessage: 'Post each call' },
  end: { id: 'slack.end', defaultMessage: 'When it ends' },
  start: { id: 'slack.start', defaultMessage: 'When it starts' },
  numbers: { id: 'slack.numbers', defaultMessage: 'Numbers' },
  everyNumber: { id: 'slack.everyNumber', defaultMessage: 'All numbers' },
  searchNumbers: { id: 'slack.searchNumbers', defaultMessage: 'Search numbers' },
  noNumbers: { id: 'slack.noNumbers', defaultMessage: 'No numbers match' },
  save: { id: 'slack.save', defaultMessage: 'Save' },
  saved: { id: 'slack.saved', defaultMessage: 'Saved' },
  log: { id: 'slack.log', defaultMessage: 'Open the log' },
  stop: { id: 'slack.stop', defaultMessage: 'Stop posting' },
  stopTitle: { id: 'slack.stopTitle', defaultMessage: 'Stop posting calls to Slack?' },
  stopText: { id: 'slack.stopText', defaultMessage: 'The channel’s URL and the log are deleted.' },
  cancel: { id: 'slack.cancel', defaultMessage: 'Cancel' },
  stopped: { id: 'slack.stopped', defaultMessage: 'Calls are no longer posted' },
});
