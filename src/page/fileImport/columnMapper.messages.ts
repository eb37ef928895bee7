import { defineMessages } from 'react-intl';

export const mapperMessages = defineMessages({
  columns: { id: 'upload.columns', defaultMessage: 'Columns of the file' },
  leaveOut: { id: 'upload.leaveOut', defaultMessage: 'Don’t import' },
});

export const mapperNamed = defineMessages<{ column: { number: number } }>({
  column: { id: 'upload.column', defaultMessage: 'Column {number, number}' },
});
