import { defineMessages } from 'react-intl';

export const followUpMessages = {
  ...defineMessages({
    title: { id: 'followUp.title', defaultMessage: 'Follow-ups' },
    intro: {
      id: 'followUp.intro',
      defaultMessage:
        'Text callers after their call, for example when nobody answered. People who opted out or have since talked to someone get none.',
    },
    add: { id: 'followUp.add', defaultMessage: 'Add follow-up' },
    edit: { id: 'followUp.edit', defaultMessage: 'Edit' },
    delete: { id: 'followUp.delete', defaultMessage: 'Delete' },
    cancel: { id: 'followUp.cancel', defaultMessage: 'Cancel' },
    saved: { id: 'followUp.saved', defaultMessage: 'Saved' },
    deleteText: { id: 'followUp.deleteText', defaultMessage: 'Texts that wait for their time don’t go out.' },
    empty: { id: 'followUp.empty', defaultMessage: 'No follow-ups yet' },
    emptyBody: {
      id: 'followUp.emptyBody',
      defaultMessage: 'For example, text callers whom nobody answered: “Sorry that we missed you. How can we help?”',
    },
    needsNumber: {
      id: 'followUp.needsNumber',
      defaultMessage: 'None of your numbers can send texts. Mobile numbers do.',
    },
    addNumber: { id: 'followUp.addNumber', defaultMessage: 'Add number' },
    on: { id: 'followUp.on', defaultMessage: 'On' },
    off: { id: 'followUp.off', defaultMessage: 'Off' },
    name: { id: 'followUp.name', defaultMessage: 'Name' },
    numbers: { id: 'followUp.numbers', defaultMessage: 'Calls to' },
    allNumbers: { id: 'followUp.allNumbers', defaultMessage: 'All numbers' },
    someNumbers: { id: 'followUp.someNumbers', defaultMessage: 'Chosen numbers' },
    chosenNumbers: { id: 'followUp.chosenNumbers', defaultMessage: 'Numbers' },
    noNumbers: { id: 'followUp.noNumbers', defaultMessage: 'Choose numbers' },
    searchNumbers: { id: 'followUp.searchNumbers', defaultMessage: 'Search numbers' },
    noNumbersMatch: { id: 'followUp.noNumbersMatch', defaultMessage: 'No numbers match' },
    text: { id: 'followUp.text', defaultMessage: 'Text' },
    fields: { id: 'followUp.fields', defaultMessage: 'Insert' },
    account: { id: 'followUp.fieldAccount', defaultMessage: 'Account' },
    number: { id: 'followUp.fieldNumber', defaultMessage: 'Number called' },
    numberName: { id: 'followUp.fieldNumberName', defaultMessage: 'Name of the number' },
    sender: { id: 'followUp.sender', defaultMessage: 'If the number called can’t text, send from' },
    noSender: { id: 'followUp.noSender', defaultMessage: 'Send nothing' },
    when: { id: 'followUp.when', defaultMessage: 'Sent' },
    delay: { id: 'followUp.delay', defaultMessage: 'Minutes after the call' },
    within: { id: 'followUp.within', defaultMessage: 'Only within these hours, where the caller is' },
    withinHint: { id: 'followUp.withinHint', defaultMessage: 'Legal hours always apply.' },
    from: { id: 'followUp.from', defaultMessage: 'From' },
    to: { id: 'followUp.to', defaultMessage: 'To' },
    quietDays: { id: 'followUp.quietDays', defaultMessage: 'Days before another follow-up' },
    quietHint: { id: 'followUp.quietHint', defaultMessage: 'For each caller, whichever follow-up it was' },
    subAccounts: { id: 'followUp.subAccounts', defaultMessage: 'Follow up calls of all sub-accounts too' },
    enabled: { id: 'followUp.enabled', defaultMessage: 'Follow up calls from now on' },
    accounts: { id: 'followUp.accounts', defaultMessage: 'Accounts' },
    lately: { id: 'followUp.lately', defaultMessage: 'Last 30 days' },
    atOnce: { id: 'followUp.atOnce', defaultMessage: 'Right after the call' },
    try: { id: 'followUp.try', defaultMessage: 'Try on the last 30 days' },
    examples: { id: 'followUp.examples', defaultMessage: 'Latest texts' },
    free: { id: 'followUp.free', defaultMessage: 'free' },
  }),
  ...defineMessages<{
    deleteTitle: { name: string };
    withBelow: { name: string };
    after: { minutes: number };
    hours: { from: string; to: string };
    counts: { sent: number; answered: number; waiting: number; stopped: number };
    found: { texts: number; matching: number };
    tried: { tried: number };
    cost: { cost: string };
    stopped: { reason: string; calls: number };
  }>({
    deleteTitle: { id: 'followUp.deleteTitle', defaultMessage: 'Delete {name}?' },
    withBelow: { id: 'followUp.withBelow', defaultMessage: '{name} with all sub-accounts' },
    after: {
      id: 'followUp.after',
      defaultMessage: '{minutes, plural, one {# minute} other {# minutes}} after the call',
    },
    hours: { id: 'followUp.hours', defaultMessage: 'between {from} and {to}' },
    counts: {
      id: 'followUp.counts',
      defaultMessage:
        '{sent, plural, one {# text} other {# texts}} sent, {answered, number} answered, {waiting, number} waiting, {stopped, number} not sent',
    },
    found: {
      id: 'followUp.found',
      defaultMessage:
        '{texts, plural, one {# text} other {# texts}} for {matching, plural, one {# matching call} other {# matching calls}}.',
    },
    tried: {
      id: 'followUp.tried',
      defaultMessage: 'Tried on the latest {tried, plural, one {# call} other {# calls}}.',
    },
    cost: { id: 'followUp.cost', defaultMessage: 'Cost: {cost}' },
    stopped: { id: 'followUp.stoppedBy', defaultMessage: '{reason}: {calls, number}' },
  }),
};
