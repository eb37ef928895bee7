import { defineMessages } from 'react-intl';

export const editWords = defineMessages({
  title: { id: 'call.edit.title', defaultMessage: 'Notes, tags and value' },
  notes: { id: 'call.edit.notes', defaultMessage: 'Notes' },
  noNotes: { id: 'call.edit.noNotes', defaultMessage: 'Add a note' },
  tags: { id: 'call.edit.tags', defaultMessage: 'Tags' },
  addTag: { id: 'call.edit.addTag', defaultMessage: 'Add a tag' },
  searchTags: { id: 'call.edit.searchTags', defaultMessage: 'Find a tag' },
  noTags: { id: 'call.edit.noTags', defaultMessage: 'No tag of this name' },
  newTag: { id: 'call.edit.newTag', defaultMessage: 'Other tag' },
  add: { id: 'call.edit.add', defaultMessage: 'Add' },
  score: { id: 'call.edit.score', defaultMessage: 'Score' },
  wholeNumber: { id: 'call.edit.wholeNumber', defaultMessage: 'Enter a whole number' },
  value: { id: 'call.edit.value', defaultMessage: 'Value' },
  valueHint: { id: 'call.edit.valueHint', defaultMessage: 'Sales from this call' },
  save: { id: 'call.edit.save', defaultMessage: 'Save' },
  cancel: { id: 'call.edit.cancel', defaultMessage: 'Cancel' },
  saved: { id: 'call.edit.saved', defaultMessage: 'Call updated.' },
  undone: { id: 'call.edit.undone', defaultMessage: 'Change undone.' },
  undo: { id: 'call.edit.undo', defaultMessage: 'Undo' },
  stale: {
    id: 'call.edit.stale',
    defaultMessage: 'Someone else changed this call. You’re now seeing their version; try again.',
  },
  kept: { id: 'call.edit.kept', defaultMessage: 'Not saved yet. What you typed is kept with the call.' },
  openCall: { id: 'call.edit.openCall', defaultMessage: 'Open the call' },
  emptied: { id: 'call.edit.emptied', defaultMessage: 'Someone else has cleared this.' },
});

export const valueRange = defineMessages<{ between: { most: string } }>({
  between: { id: 'call.edit.valueRange', defaultMessage: 'Enter an amount from 0 to {most}' },
});

export const overtaken = defineMessages<{ by: { text: string } }>({
  by: { id: 'call.edit.overtaken', defaultMessage: 'Someone else has saved: {text}' },
});

export const removeTag = defineMessages<{ remove: { name: string } }>({
  remove: { id: 'call.edit.removeTag', defaultMessage: 'Remove the tag {name}' },
});
