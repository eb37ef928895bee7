import { defineMessages } from 'react-intl';

export const readingWords = defineMessages({
  dateOrder: { id: 'upload.dateOrder', defaultMessage: 'Dates like 05/11/2026 are' },
  dmy: { id: 'upload.dmy', defaultMessage: 'Day, month, year' },
  mdy: { id: 'upload.mdy', defaultMessage: 'Month, day, year' },
  timezone: { id: 'upload.timezone', defaultMessage: 'Time zone of the file' },
  header: { id: 'upload.header', defaultMessage: 'The first line names the columns' },
  check: { id: 'upload.check', defaultMessage: 'Check file' },
});

export const readingNamed = defineMessages<{ missing: { fields: string } }>({
  missing: { id: 'upload.missing', defaultMessage: 'Choose a column for: {fields}.' },
});

export const faultWords = defineMessages({
  faults: { id: 'upload.faults', defaultMessage: 'Rows with errors' },
  line: { id: 'upload.line', defaultMessage: 'Line' },
  field: { id: 'upload.field', defaultMessage: 'Column' },
  value: { id: 'upload.value', defaultMessage: 'Text' },
  problem: { id: 'upload.problem', defaultMessage: 'Problem' },
});

export const faultNamed = defineMessages<{ more: { count: number } }>({
  more: { id: 'upload.more', defaultMessage: '{count, plural, one {and # more} other {and # more}}' },
});

export const uploadedWords = defineMessages({
  createdAt: { id: 'upload.createdAt', defaultMessage: 'Uploaded' },
  name: { id: 'upload.fileName', defaultMessage: 'File' },
  createdBy: { id: 'upload.createdBy', defaultMessage: 'By' },
  actions: { id: 'upload.actions', defaultMessage: 'Actions' },
  undo: { id: 'upload.undo', defaultMessage: 'Undo' },
  isUndone: { id: 'upload.isUndone', defaultMessage: 'Undone' },
  cancel: { id: 'upload.keep', defaultMessage: 'Cancel' },
});
