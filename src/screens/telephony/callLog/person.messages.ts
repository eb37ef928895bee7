import { defineMessages } from 'react-intl';

export const personWords = defineMessages({
  title: { id: 'lead.title', defaultMessage: 'Lead' },
  numbers: { id: 'lead.numbers', defaultMessage: 'Numbers of this person' },
  noCalls: { id: 'lead.noCalls', defaultMessage: 'No calls yet' },
  group: { id: 'lead.group', defaultMessage: 'Group with another number' },
  groupIntro: {
    id: 'lead.groupIntro',
    defaultMessage:
      'Calls from both numbers are shown as one person’s, with one lead status. You can ungroup them at any time.',
  },
  ungroup: { id: 'lead.ungroupOne', defaultMessage: 'Ungroup' },
  otherNumber: { id: 'lead.otherNumber', defaultMessage: 'Other number' },
  groupNow: { id: 'lead.groupNow', defaultMessage: 'Group numbers' },
  twice: { id: 'lead.twice', defaultMessage: 'These numbers are grouped already' },
  undo: { id: 'lead.undo', defaultMessage: 'Undo' },
});

export const personNamed = defineMessages<{
  titleOf: { account: string };
  saved: { status: string };
  changed: { by: string; day: string };
  calls: { count: number; day: string };
  ungroup: { number: string };
  ungrouped: { number: string };
  grouped: { number: string };
}>({
  titleOf: { id: 'lead.titleOf', defaultMessage: 'Lead of {account}' },
  saved: { id: 'lead.saved', defaultMessage: 'Lead status: {status}' },
  changed: { id: 'lead.changed', defaultMessage: 'Changed by {by}, {day}' },
  calls: { id: 'lead.calls', defaultMessage: '{count, plural, one {# call} other {# calls}}, last on {day}' },
  ungroup: { id: 'lead.ungroup', defaultMessage: 'Ungroup {number}' },
  ungrouped: { id: 'lead.ungrouped', defaultMessage: '{number} is on its own again' },
  grouped: { id: 'lead.grouped', defaultMessage: 'Grouped with {number}' },
});
