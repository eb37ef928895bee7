import { defineMessages } from 'react-intl';

export const tableMessages = {
  ...defineMessages({
    columns: { id: 'table.columns', defaultMessage: 'Columns' },
    resetColumns: { id: 'table.resetColumns', defaultMessage: 'Reset columns' },
    exportCsv: { id: 'table.exportCsv', defaultMessage: 'CSV' },
    exportHint: { id: 'table.exportHint', defaultMessage: 'Download these rows as CSV' },
    pageSize: { id: 'table.pageSize', defaultMessage: 'Rows per page' },
    previous: { id: 'table.previous', defaultMessage: 'Previous page' },
    next: { id: 'table.next', defaultMessage: 'Next page' },
    noRows: { id: 'table.noRows', defaultMessage: 'No rows' },
    loading: { id: 'table.loading', defaultMessage: 'Loading…' },
    stale: { id: 'table.stale', defaultMessage: 'Updating…' },
    failed: { id: 'table.failed', defaultMessage: 'This couldn’t be loaded' },
    failedBody: { id: 'table.failedBody', defaultMessage: 'Check your connection and try again.' },
    staleFailed: {
      id: 'table.staleFailed',
      defaultMessage: 'The latest rows couldn’t be loaded. You’re seeing older data.',
    },
    retry: { id: 'table.retry', defaultMessage: 'Try again' },
  }),
  ...defineMessages<{
    range: { from: number; to: number; total: number };
    rangeCapped: { from: number; to: number; total: number };
    sortBy: { column: string };
    widthOf: { column: string };
  }>({
    range: { id: 'table.range', defaultMessage: '{from, number}–{to, number} of {total, number}' },
    rangeCapped: { id: 'table.rangeCapped', defaultMessage: '{from, number}–{to, number} of {total, number}+' },
    sortBy: { id: 'table.sortBy', defaultMessage: 'Sort by {column}' },
    widthOf: { id: 'table.widthOf', defaultMessage: 'Width of {column}' },
  }),
};
