import { defineMessages } from 'react-intl';

export const messagingMessages = defineMessages({
  received: { id: 'wizard.texts.title', defaultMessage: 'Texts to this number' },
  inbox: { id: 'wizard.texts.inbox', defaultMessage: 'All texts are in the inbox, and STOP always opts people out.' },
  openInbox: { id: 'wizard.texts.openInbox', defaultMessage: 'Open the inbox' },
  cantText: {
    id: 'wizard.texts.cantText',
    defaultMessage: 'This number takes no texts. Mobile numbers do.',
  },
  autoReply: { id: 'wizard.texts.autoReply', defaultMessage: 'Automatic reply' },
  autoReplyHint: {
    id: 'wizard.texts.autoReplyHint',
    defaultMessage: 'Sent at most once a day to each person. Leave it empty to send nothing.',
  },
  keywords: { id: 'wizard.texts.keywords', defaultMessage: 'Keywords' },
  keywordsHint: {
    id: 'wizard.texts.keywordsHint',
    defaultMessage: 'Anyone who texts this word, in any case, gets this reply.',
  },
  word: { id: 'wizard.texts.word', defaultMessage: 'Keyword' },
  reply: { id: 'wizard.texts.reply', defaultMessage: 'Reply' },
  addKeyword: { id: 'wizard.texts.addKeyword', defaultMessage: 'Add keyword' },
  helpReply: { id: 'wizard.texts.helpReply', defaultMessage: 'Answer to HELP' },
  helpHint: {
    id: 'wizard.texts.helpHint',
    defaultMessage: 'Say who you are and how to reach you. If empty, the answer names the account.',
  },
  forward: { id: 'wizard.texts.forward', defaultMessage: 'Forward and assign' },
  forwardEmail: { id: 'wizard.texts.forwardEmail', defaultMessage: 'Forward texts to this email' },
  slack: { id: 'wizard.texts.slack', defaultMessage: 'Post texts to a Slack channel' },
  slackHook: { id: 'wizard.texts.slackHook', defaultMessage: 'Slack webhook URL' },
  slackHint: {
    id: 'wizard.texts.slackHint',
    defaultMessage:
      'In Slack, add an incoming webhook for the channel and paste its URL here. It starts with https://hooks.slack.com.',
  },
  slackKept: {
    id: 'wizard.texts.slackKept',
    defaultMessage: 'The URL is secret, so it isn’t shown. Leave this empty to keep it.',
  },
  slackRefused: {
    id: 'wizard.texts.slackRefused',
    defaultMessage:
      'Slack refuses texts to this webhook. Its channel may be archived: create a new webhook and paste its URL.',
  },
  assignee: { id: 'wizard.texts.assignee', defaultMessage: 'Assign new conversations to' },
  nobody: { id: 'wizard.texts.nobody', defaultMessage: 'Nobody' },
  reserved: {
    id: 'wizard.texts.reserved',
    defaultMessage: 'Words that opt people out or in, or ask for help, can’t be keywords.',
  },
  stale: {
    id: 'wizard.texts.stale',
    defaultMessage: 'Someone else changed this. Reload the page to see their version; yours isn’t saved.',
  },
});

export const messagingNamed = defineMessages<{ alsoTo: { email: string }; remove: { number: number } }>({
  alsoTo: {
    id: 'wizard.texts.alsoTo',
    defaultMessage: 'Texts are also forwarded to {email}, the email for SMS replies in the number’s details.',
  },
  remove: { id: 'wizard.texts.removeKeyword', defaultMessage: 'Remove keyword {number}' },
});
