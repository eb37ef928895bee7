import { defineMessages } from 'react-intl';

export const mapperMessages = defineMessages({
  columns: { id: 'upload.columns', defaultMessage: 'Columns of the file' },
  leaveOut: { id: 'upload.leaveOut', defaultMessage: 'Don’t import' },
});

export const separatorMessages = defineMessages({
  ',': { id: 'upload.commas', defaultMessage: 'commas' },
  ';': { id: 'upload.semicolons', defaultMessage: 'semicolons' },
  '\t': { id: 'upload.tabs', defaultMessage: 'tabs' },
  '|': { id: 'upload.bars', defaultMessage: 'bars' },
});

export const readAsMessages = defineMessages<{ split: { separator: string }; western: { separator: string } }>({
  split: { id: 'upload.readAs', defaultMessage: 'Cells are separated by {separator}.' },
  western: {
    id: 'upload.readAsWestern',
    defaultMessage:
      'Read as Western European text (Windows-1252), as it isn’t UTF-8. Cells are separated by {separator}. Check that accents look right.',
  },
});

export const fileErrorNamed = defineMessages<{ openQuote: { line: number }; tooLong: { line: number } }>({
  openQuote: {
    id: 'upload.openQuoteIn',
    defaultMessage: 'In line {line, number} a quotation mark is opened and never closed.',
  },
  tooLong: {
    id: 'upload.tooLongIn',
    defaultMessage: 'Line {line, number} is too long, or has a cell with more than 32,767 characters.',
  },
});

export const mapperNamed = defineMessages<{ column: { number: number } }>({
  column: { id: 'upload.column', defaultMessage: 'Column {number, number}' },
});
