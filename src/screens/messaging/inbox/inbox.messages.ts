import { defineMessages } from 'react-intl';

export const inboxMessages = defineMessages({
  title: { id: 'inbox.title', defaultMessage: 'Inbox' },
  search: { id: 'inbox.search', defaultMessage: 'Search people and texts' },
  newMessage: { id: 'inbox.newMessage', defaultMessage: 'New message' },
  account: { id: 'inbox.account', defaultMessage: 'Account' },
  from: { id: 'inbox.from', defaultMessage: 'From' },
  to: { id: 'inbox.to', defaultMessage: 'To' },
  noSender: { id: 'inbox.noSender', defaultMessage: 'This account has no number that can send texts.' },
  show: { id: 'inbox.show', defaultMessage: 'Show' },
  list: { id: 'inbox.list', defaultMessage: 'Conversations' },
  thread: { id: 'inbox.thread', defaultMessage: 'Messages and calls' },
  contact: { id: 'inbox.contact', defaultMessage: 'Contact' },
  back: { id: 'inbox.back', defaultMessage: 'Back to the list' },
  empty: { id: 'inbox.empty', defaultMessage: 'No conversations yet' },
  emptyBody: {
    id: 'inbox.emptyBody',
    defaultMessage: 'Texts to your tracking numbers appear here, together with the calls of the same person.',
  },
  setUp: { id: 'inbox.setUp', defaultMessage: 'See your numbers' },
  nothing: { id: 'inbox.nothing', defaultMessage: 'Nothing here' },
  nothingBody: { id: 'inbox.nothingBody', defaultMessage: 'No conversation matches this search and filter.' },
  showAll: { id: 'inbox.showAll', defaultMessage: 'Show open conversations' },
  choose: { id: 'inbox.choose', defaultMessage: 'Choose a conversation' },
  chooseBody: { id: 'inbox.chooseBody', defaultMessage: 'J and K move through the list, R replies, E closes.' },
  you: { id: 'inbox.you', defaultMessage: 'You:' },
  draft: { id: 'inbox.draft', defaultMessage: 'Draft:' },
  optedOut: { id: 'inbox.optedOut', defaultMessage: 'Opted out' },
  review: { id: 'inbox.review', defaultMessage: 'Possible opt-out' },
  media: { id: 'inbox.media', defaultMessage: 'Attachment' },
  close: { id: 'inbox.close', defaultMessage: 'Close' },
  reopen: { id: 'inbox.reopen', defaultMessage: 'Reopen' },
  closed: { id: 'inbox.closed', defaultMessage: 'Closed' },
  unread: { id: 'inbox.markUnread', defaultMessage: 'Mark as unread' },
  assign: { id: 'inbox.assign', defaultMessage: 'Assign' },
  nobody: { id: 'inbox.nobody', defaultMessage: 'Nobody' },
  earlier: { id: 'inbox.earlier', defaultMessage: 'Show earlier' },
  loading: { id: 'inbox.loading', defaultMessage: 'Loading the conversation' },
  reviewText: {
    id: 'inbox.reviewText',
    defaultMessage: 'Looks like an opt-out. Confirm?',
  },
  keep: { id: 'inbox.keep', defaultMessage: 'Keep texting' },
  optOut: { id: 'inbox.optOut', defaultMessage: 'Opt out' },
  cancel: { id: 'inbox.cancel', defaultMessage: 'Cancel' },
  optOutText: {
    id: 'inbox.optOutText',
    defaultMessage:
      'This account will send no more texts to this number. Taking that back needs proof that they asked for it.',
  },
  stale: {
    id: 'inbox.stale',
    defaultMessage: 'Someone else just changed this conversation. It has been loaded again.',
  },
  calls: { id: 'inbox.calls', defaultMessage: 'Calls and visits' },
  allCalls: { id: 'inbox.allCalls', defaultMessage: 'All calls' },
  noCalls: { id: 'inbox.noCalls', defaultMessage: 'This person has never called.' },
  otherThreads: { id: 'inbox.otherThreads', defaultMessage: 'Other conversations' },
  addToBook: { id: 'inbox.addToBook', defaultMessage: 'Address book' },
  seeConsent: { id: 'inbox.seeConsent', defaultMessage: 'See evidence' },
  block: { id: 'inbox.block', defaultMessage: 'Block calls' },
  hideContact: { id: 'inbox.hideContact', defaultMessage: 'Back to messages' },
  live: { id: 'inbox.callLive', defaultMessage: 'On the phone now' },
});

export const folderMessages = defineMessages({
  open: { id: 'inbox.folder.open', defaultMessage: 'Open' },
  unread: { id: 'inbox.folder.unread', defaultMessage: 'Unread' },
  mine: { id: 'inbox.folder.mine', defaultMessage: 'Mine' },
  unassigned: { id: 'inbox.folder.unassigned', defaultMessage: 'Unassigned' },
  closed: { id: 'inbox.folder.closed', defaultMessage: 'Closed' },
});

export const inboxNamed = defineMessages<{
  via: { number: string };
  assigned: { name: string };
  unreadCount: { count: number };
  optOutAsk: { number: string };
  wrote: { text: string };
  wroteAs: { name: string };
  visit: { source: string };
}>({
  via: { id: 'inbox.via', defaultMessage: 'to {number}' },
  assigned: { id: 'inbox.assigned', defaultMessage: 'Assigned to {name}' },
  unreadCount: { id: 'inbox.unreadCount', defaultMessage: '{count} unread' },
  optOutAsk: { id: 'inbox.optOutAsk', defaultMessage: 'Opt {number} out?' },
  wrote: { id: 'inbox.wrote', defaultMessage: 'Wrote: {text}' },
  wroteAs: { id: 'inbox.wroteAs', defaultMessage: 'Entered in the inbox by {name}' },
  visit: { id: 'inbox.visit', defaultMessage: 'Visit from {source}' },
});

/** What wrote a message, if not a person. */
export const kindMessages = defineMessages({
  campaign: { id: 'inbox.kind.campaign', defaultMessage: 'Campaign' },
  flow: { id: 'inbox.kind.flow', defaultMessage: 'Call flow' },
  followUp: { id: 'inbox.kind.followUp', defaultMessage: 'Follow-up' },
  auto: { id: 'inbox.kind.auto', defaultMessage: 'Automatic reply' },
});
