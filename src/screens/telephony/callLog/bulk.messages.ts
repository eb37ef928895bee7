import { defineMessages } from 'react-intl';

export const bulkWords = {
  ...defineMessages({
    selectPage: { id: 'calls.bulk.selectPage', defaultMessage: 'Select all on this page' },
    titleOne: { id: 'calls.bulk.titleOne', defaultMessage: 'Edit 1 call' },
    edit: { id: 'calls.bulk.edit', defaultMessage: 'Edit' },
    clear: { id: 'calls.bulk.clear', defaultMessage: 'Clear selection' },
    add: { id: 'calls.bulk.add', defaultMessage: 'Add tags' },
    remove: { id: 'calls.bulk.remove', defaultMessage: 'Remove tags' },
    unchanged: { id: 'calls.bulk.unchanged', defaultMessage: 'Leave as it is' },
    note: { id: 'calls.bulk.note', defaultMessage: 'Add to the notes' },
    cancel: { id: 'calls.bulk.cancel', defaultMessage: 'Cancel' },
    counting: { id: 'calls.bulk.counting', defaultMessage: 'Counting…' },
    choose: { id: 'calls.bulk.choose', defaultMessage: 'Choose tags or a lead status, or write a note.' },
    undo: { id: 'calls.bulk.undo', defaultMessage: 'Undo' },
  }),
  ...defineMessages<{
    selected: { count: number };
    selectOne: { caller: string };
    editAll: { count: string };
    title: { count: string };
    preview: { changed: number; unchanged: number };
    apply: { count: number };
    done: { count: number };
    undone: { count: number; kept: number };
  }>({
    selected: { id: 'calls.bulk.selected', defaultMessage: '{count, number} selected' },
    selectOne: { id: 'calls.bulk.selectOne', defaultMessage: 'Select the call from {caller}' },
    editAll: { id: 'calls.bulk.editAll', defaultMessage: 'Edit all {count}' },
    title: { id: 'calls.bulk.title', defaultMessage: 'Edit {count} calls' },
    preview: {
      id: 'calls.bulk.preview',
      defaultMessage:
        '{changed, plural, =0 {No call changes} one {# call changes} other {# calls change}}{unchanged, plural, =0 {.} other {; # stay as they are.}}',
    },
    apply: { id: 'calls.bulk.apply', defaultMessage: 'Change {count, plural, one {# call} other {# calls}}' },
    done: { id: 'calls.bulk.done', defaultMessage: '{count, plural, one {# call} other {# calls}} changed.' },
    undone: {
      id: 'calls.bulk.undone',
      defaultMessage:
        '{count, plural, one {# call} other {# calls}} restored{kept, plural, =0 {.} other {; # edited since were kept.}}',
    },
  }),
};
