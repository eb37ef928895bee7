import { defineMessage, defineMessages } from 'react-intl';

export const commandMessages = defineMessages({
  title: { id: 'command.title', defaultMessage: 'Command menu' },
  placeholder: { id: 'command.placeholder', defaultMessage: 'Search pages, accounts, numbers, calls…' },
  results: { id: 'command.results', defaultMessage: 'Results' },
  searching: { id: 'command.searching', defaultMessage: 'Searching calls…' },
  nothing: { id: 'command.nothing', defaultMessage: 'No results' },
  hint: {
    id: 'command.hint',
    defaultMessage: 'Search for a page, an account, a number’s name or digits, or a caller’s number.',
  },
  move: { id: 'command.move', defaultMessage: 'navigate' },
  choose: { id: 'command.choose', defaultMessage: 'select' },
  close: { id: 'command.close', defaultMessage: 'close' },
  allAccounts: { id: 'command.allAccounts', defaultMessage: 'Show all accounts' },
  toDark: { id: 'command.toDark', defaultMessage: 'Switch to dark mode' },
  toLight: { id: 'command.toLight', defaultMessage: 'Switch to light mode' },
  language: { id: 'command.language', defaultMessage: 'Language' },
  shortcuts: { id: 'command.shortcuts', defaultMessage: 'Keyboard shortcuts' },
  logOut: { id: 'command.logOut', defaultMessage: 'Log out' },
  openPalette: { id: 'command.openPalette', defaultMessage: 'Search and commands' },
  anywhere: { id: 'command.anywhere', defaultMessage: 'Anywhere' },
  goTo: { id: 'command.goTo', defaultMessage: 'Go to' },
  inLists: { id: 'command.inLists', defaultMessage: 'In lists' },
  nextRow: { id: 'command.nextRow', defaultMessage: 'Next and previous row' },
  openRow: { id: 'command.openRow', defaultMessage: 'Open row' },
  or: { id: 'command.or', defaultMessage: 'or' },
  inOpenCall: { id: 'command.inOpenCall', defaultMessage: 'In an open call' },
  nextCall: { id: 'command.nextCall', defaultMessage: 'Next and previous call' },
  tagCall: { id: 'command.tagCall', defaultMessage: 'Tag' },
  annotateCall: { id: 'command.annotateCall', defaultMessage: 'Write a note' },
  closeCall: { id: 'command.closeCall', defaultMessage: 'Close' },
  inInbox: { id: 'command.inInbox', defaultMessage: 'In the inbox' },
  nextConversation: { id: 'command.nextConversation', defaultMessage: 'Next and previous conversation' },
  closeConversation: { id: 'command.closeConversation', defaultMessage: 'Close or reopen' },
  reply: { id: 'command.reply', defaultMessage: 'Reply' },
  sendReply: { id: 'command.sendReply', defaultMessage: 'Send the reply' },
  letterKeys: { id: 'command.letterKeys', defaultMessage: 'Single-letter shortcuts' },
  letterKeysHint: {
    id: 'command.letterKeysHint',
    defaultMessage: 'Turn these off if you use speech input or tend to press keys by accident.',
  },
  closeList: { id: 'command.closeList', defaultMessage: 'Close' },
  afterwards: { id: 'command.then', defaultMessage: 'then' },
});

/** The names of the groups. */
export const groupMessages = defineMessages({
  recent: { id: 'command.recent', defaultMessage: 'Recent' },
  pages: { id: 'command.pages', defaultMessage: 'Pages' },
  actions: { id: 'command.actions', defaultMessage: 'Actions' },
  accounts: { id: 'command.accounts', defaultMessage: 'Accounts' },
  numbers: { id: 'command.numbers', defaultMessage: 'Numbers' },
  flows: { id: 'command.flows', defaultMessage: 'Call flows' },
  calls: { id: 'command.calls', defaultMessage: 'Calls' },
});

export const callsWith = defineMessage<{ search: string }>({
  id: 'command.callsWith',
  defaultMessage: 'All calls matching {search}',
});

export const foundCount = defineMessage<{ count: number }>({
  id: 'command.foundCount',
  defaultMessage: '{count, plural, one {# result} other {# results}}',
});
