import { defineMessages } from 'react-intl';

export const faultMessages = defineMessages({
  'open-quote': {
    id: 'upload.openQuote',
    defaultMessage: 'In this file a quotation mark is opened and never closed. Correct the file and choose it again.',
  },
  'too-long': {
    id: 'upload.tooLong',
    defaultMessage: 'A cell or a line of this file is too long. A cell may have 32,767 characters, as in Excel.',
  },
  damaged: {
    id: 'upload.damaged',
    defaultMessage: 'Some characters of this file are damaged. Save it again as CSV UTF-8.',
  },
});

export const uploadMessages = {
  ...defineMessages({
    drop: { id: 'upload.drop', defaultMessage: 'Drop a file here or choose one' },
    replace: { id: 'upload.replace', defaultMessage: 'Drop another file here or choose one' },
    abort: { id: 'upload.abort', defaultMessage: 'Cancel upload' },
    remove: { id: 'upload.remove', defaultMessage: 'Remove file' },
    onlySheets: {
      id: 'upload.onlySheets',
      defaultMessage: 'This file can’t be read. Use a CSV file, or an Excel workbook (.xlsx) without a password.',
    },
  }),
  ...defineMessages<{
    kilobytes: { count: number };
    megabytes: { count: number };
    rule: { types: string; size: string };
    sending: { name: string };
    tooLarge: { size: string };
    invalidType: { types: string };
  }>({
    kilobytes: { id: 'upload.kilobytes', defaultMessage: '{count, number} KB' },
    megabytes: { id: 'upload.megabytes', defaultMessage: '{count, number} MB' },
    rule: { id: 'upload.rule', defaultMessage: '{types}, up to {size}' },
    sending: { id: 'upload.sending', defaultMessage: 'Uploading {name}' },
    tooLarge: { id: 'upload.tooLarge', defaultMessage: 'This file is too large. The limit is {size}.' },
    invalidType: { id: 'upload.invalidType', defaultMessage: 'File type not accepted. Use {types}.' },
  }),
};
