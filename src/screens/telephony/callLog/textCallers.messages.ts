import { defineMessages } from 'react-intl';

export const textCallersWords = {
  ...defineMessages({
    open: { id: 'calls.text.open', defaultMessage: 'Text callers' },
    title: { id: 'calls.text.title', defaultMessage: 'Text these callers' },
    account: { id: 'calls.text.account', defaultMessage: 'Account' },
    list: { id: 'calls.text.list', defaultMessage: 'Campaign list' },
    newList: { id: 'calls.text.newList', defaultMessage: 'New list' },
    name: { id: 'calls.text.name', defaultMessage: 'Name of the list' },
    twice: { id: 'calls.text.twice', defaultMessage: 'This account already has a list with this name.' },
    counting: { id: 'calls.text.counting', defaultMessage: 'Counting callers…' },
  }),
  ...defineMessages<{
    add: { count: number };
    counted: { count: number; optedOut: number };
    added: { added: number; known: number };
  }>({
    add: {
      id: 'calls.text.add',
      defaultMessage: '{count, plural, =0 {Add callers} one {Add # caller} other {Add # callers}}',
    },
    counted: {
      id: 'calls.text.counted',
      defaultMessage:
        '{count, plural, =0 {No callers} one {# caller} other {# callers}} in the calls of these filters{optedOut, plural, =0 {.} one {; # more opted out and isn’t added.} other {; # more opted out and aren’t added.}} Nothing is sent until you start a campaign.',
    },
    added: {
      id: 'calls.text.added',
      defaultMessage:
        '{added, plural, one {# caller} other {# callers}} added{known, plural, =0 {.} other {; # were in the list already.}}',
    },
  }),
};
