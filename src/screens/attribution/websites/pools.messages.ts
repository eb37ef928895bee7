import { defineMessages } from 'react-intl';

export const poolsWords = defineMessages({
  intro: {
    id: 'website.pool.intro',
    defaultMessage:
      'A pool shows each visitor a number of their own for as long as they are there, and a while longer.',
  },
  add: { id: 'website.pool.add', defaultMessage: 'Add pool' },
  edit: { id: 'website.pool.edit', defaultMessage: 'Edit' },
  empty: { id: 'website.pool.empty', defaultMessage: 'No pools yet' },
  emptyBody: {
    id: 'website.pool.emptyBody',
    defaultMessage: 'Put some of your tracking numbers into a pool, then add a swap rule that shows it.',
  },
  name: { id: 'website.pool.name', defaultMessage: 'Name' },
  usualName: { id: 'website.pool.usualName', defaultMessage: 'Visitors' },
  numbers: { id: 'website.pool.numbers', defaultMessage: 'Numbers' },
  held: { id: 'website.pool.held', defaultMessage: 'With a visitor now' },
  overflow: { id: 'website.pool.overflow', defaultMessage: 'When none is free' },
  overflowHint: {
    id: 'website.pool.overflowHint',
    defaultMessage: 'Everybody for whom no number is free sees this one. Otherwise the page’s own number stays.',
  },
  ownStays: { id: 'website.pool.ownStays', defaultMessage: 'The page’s own number stays' },
  hold: { id: 'website.pool.hold', defaultMessage: 'Hold after the visit (minutes)' },
  holdHint: {
    id: 'website.pool.holdHint',
    defaultMessage: 'A longer time catches late callers, but needs more numbers.',
  },
  reserved: { id: 'website.pool.reserved', defaultMessage: 'Kept for visitors from ads' },
  reservedHint: { id: 'website.pool.reservedHint', defaultMessage: 'This many free numbers are left for them.' },
  remove: { id: 'website.pool.remove', defaultMessage: 'Remove pool' },
  removeBody: {
    id: 'website.pool.removeBody',
    defaultMessage: 'Its numbers stay yours. Callers who saw one of them are still known.',
  },
  keep: { id: 'website.pool.keep', defaultMessage: 'Keep it' },
  isShown: { id: 'website.pool.isShown', defaultMessage: 'A swap rule shows this pool. Change the rule first.' },
  taken: { id: 'website.pool.taken', defaultMessage: 'Another pool has one of these numbers.' },
  saved: { id: 'website.pool.saved', defaultMessage: 'Pool saved' },
  removed: { id: 'website.pool.removed', defaultMessage: 'Pool removed' },
  forecast: { id: 'website.pool.forecast', defaultMessage: 'Without a number of their own' },
  needed: { id: 'website.pool.needed', defaultMessage: 'Numbers needed' },
  minutesHeld: { id: 'website.pool.minutesHeld', defaultMessage: 'A visitor keeps a number for' },
  notMeasured: {
    id: 'website.pool.notMeasured',
    defaultMessage: 'How many numbers this pool needs is shown once visitors have come.',
  },
  rent: { id: 'website.pool.rent', defaultMessage: 'Rent numbers' },
  day: { id: 'website.pool.day', defaultMessage: 'Day' },
  withNumber: { id: 'website.pool.withNumber', defaultMessage: 'A number of their own' },
  overflowed: { id: 'website.pool.overflowed', defaultMessage: 'None free' },
  visitors: { id: 'website.pool.visitors', defaultMessage: 'Visitors' },
});

export const poolsNamed = defineMessages<{
  editOne: { name: string };
  removeOne: { name: string };
  minutes: { count: number };
  enough: { share: string; count: number };
  more: { count: number; share: string };
  file: { name: string };
  chart: { name: string };
}>({
  editOne: { id: 'website.pool.editOne', defaultMessage: 'Edit {name}' },
  removeOne: { id: 'website.pool.removeOne', defaultMessage: 'Remove {name}?' },
  minutes: { id: 'website.pool.minutes', defaultMessage: '{count, plural, one {# minute} other {# minutes}}' },
  enough: { id: 'website.pool.enough', defaultMessage: '{count, number} for {share}' },
  more: {
    id: 'website.pool.more',
    defaultMessage:
      'This pool is too small. With {count, plural, one {# more number} other {# more numbers}}, only {share} of visitors would get none of their own.',
  },
  chart: { id: 'website.pool.chart', defaultMessage: '{name} in 28 days' },
  file: { id: 'website.pool.file', defaultMessage: 'visitors of {name}' },
});
