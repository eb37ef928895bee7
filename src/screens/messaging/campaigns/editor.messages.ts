import { defineMessages } from 'react-intl';

export const editorMessages = defineMessages({
  recipients: { id: 'campaign.recipients', defaultMessage: 'Recipients' },
  lists: { id: 'campaign.lists', defaultMessage: 'Lists' },
  noLists: { id: 'campaign.noLists', defaultMessage: 'No lists in this account' },
  chooseLists: { id: 'campaign.chooseLists', defaultMessage: 'Choose lists' },
  searchLists: { id: 'campaign.searchLists', defaultMessage: 'Search lists' },
  numbers: { id: 'campaign.numbers', defaultMessage: 'More numbers' },
  numbersHint: { id: 'campaign.numbersHint', defaultMessage: 'One per line, or separated by commas.' },
  country: { id: 'campaign.country', defaultMessage: 'Country of numbers without a prefix' },
  noRecipients: { id: 'campaign.noRecipients', defaultMessage: 'No recipients provided' },
  message: { id: 'campaign.message', defaultMessage: 'Message' },
  noSenders: {
    id: 'campaign.noSenders',
    defaultMessage: 'This account has no number that can send texts.',
  },
  chooseSender: { id: 'campaign.chooseSender', defaultMessage: 'Choose a sender' },
  text: { id: 'campaign.text', defaultMessage: 'Text' },
  insert: { id: 'campaign.insert', defaultMessage: 'Insert a field' },
  optOutText: { id: 'campaign.optOutText', defaultMessage: 'Opt-out text' },
  optOutHint: {
    id: 'campaign.optOutHint',
    defaultMessage: 'Added on its own line at the end. Most countries require it.',
  },
  leaveEmpty: { id: 'campaign.leaveEmpty', defaultMessage: 'Leave empty' },
  exclude: { id: 'campaign.exclude', defaultMessage: 'Leave the person out' },
  useDefault: { id: 'campaign.useDefault', defaultMessage: 'Use this text' },
  defaultText: { id: 'campaign.defaultText', defaultMessage: 'Text to use' },
  when: { id: 'campaign.when', defaultMessage: 'When' },
  start: { id: 'campaign.start', defaultMessage: 'Send' },
  now: { id: 'campaign.now', defaultMessage: 'As soon as I confirm' },
  later: { id: 'campaign.later', defaultMessage: 'At a set time' },
  at: { id: 'campaign.at', defaultMessage: 'Date and time' },
  hours: { id: 'campaign.hours', defaultMessage: 'Only during these hours, in each recipient’s time zone' },
  from: { id: 'campaign.from', defaultMessage: 'From' },
  to: { id: 'campaign.to', defaultMessage: 'To' },
  hoursWrong: { id: 'campaign.hoursWrong', defaultMessage: 'The hours must end after they begin.' },
  canary: { id: 'campaign.canary', defaultMessage: 'Test on a small batch first' },
  canaryMessages: { id: 'campaign.canaryMessages', defaultMessage: 'First messages' },
  canaryFailures: { id: 'campaign.canaryFailures', defaultMessage: 'Pause above % failed' },
  canaryOptOuts: { id: 'campaign.canaryOptOuts', defaultMessage: 'Pause above % opted out' },
  skipUnrated: { id: 'campaign.skipUnrated', defaultMessage: 'Leave out countries without a rate' },
  save: { id: 'campaign.save', defaultMessage: 'Save draft' },
  preview: { id: 'campaign.preview', defaultMessage: 'Preview' },
  quote: { id: 'campaign.quote', defaultMessage: 'Get quote' },
  newQuote: { id: 'campaign.newQuote', defaultMessage: 'Get a new quote' },
  phone: { id: 'campaign.phone', defaultMessage: 'On the phone' },
  phoneEmpty: { id: 'campaign.phoneEmpty', defaultMessage: 'Your message appears here.' },
  conflict: { id: 'campaign.conflict', defaultMessage: 'Someone else changed this campaign' },
  conflictText: {
    id: 'campaign.conflictText',
    defaultMessage: 'Keep your version and replace theirs, or take theirs and lose your changes.',
  },
  keepMine: { id: 'campaign.keepMine', defaultMessage: 'Keep mine' },
  takeTheirs: { id: 'campaign.takeTheirs', defaultMessage: 'Take theirs' },
});

export const editorNamed = defineMessages<{
  invalidNumbers: { count: number };
  tooMany: { count: number };
  missing: { field: string };
}>({
  invalidNumbers: {
    id: 'campaign.invalidNumbers',
    defaultMessage:
      '{count, plural, one {# number isn’t valid and will be left out.} other {# numbers aren’t valid and will be left out.}}',
  },
  tooMany: {
    id: 'campaign.tooMany',
    defaultMessage: 'At most {count, number} numbers. Put more than that in a campaign list.',
  },
  missing: { id: 'campaign.missing', defaultMessage: 'Without {field}' },
});
