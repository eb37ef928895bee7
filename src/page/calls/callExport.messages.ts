import { defineMessages } from 'react-intl';

export const exportWords = {
  ...defineMessages({
    export: { id: 'calls.export', defaultMessage: 'Export' },
    csv: { id: 'calls.export.csv', defaultMessage: 'All calls as CSV' },
    xlsx: { id: 'calls.export.xlsx', defaultMessage: 'All calls as Excel' },
    cancel: { id: 'calls.export.cancel', defaultMessage: 'Cancel' },
    preparing: { id: 'calls.export.preparing', defaultMessage: 'Preparing the export…' },
  }),
  ...defineMessages<{ progress: { count: number; size: string } }>({
    progress: {
      id: 'calls.export.progress',
      defaultMessage: 'Exporting {count, plural, one {# call} other {# calls}}: {size} so far',
    },
  }),
};
