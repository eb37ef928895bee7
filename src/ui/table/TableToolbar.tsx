import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { WithTooltip } from '../button/WithTooltip.tsx';
import { SearchBox } from '../field/SearchBox.tsx';
import { ColumnPicker, type ColumnPickerProps } from './ColumnPicker.tsx';
import { tableMessages } from './table.messages.ts';
import { columns as columnsClass, end, searching, toolbar } from './TableToolbar.css.ts';

interface TableToolbarProps<Row> {
  columns: ColumnPickerProps<Row>;
  /** Before the search. */
  lead?: ReactNode;
  searchLabel: string;
  search: string;
  onSearch: (search: string) => void;
  /** Null while there is nothing to export; left out where the rows in sight are no file. */
  onExport?: (() => void) | null | undefined;
}

/** The bar above a table: search, columns, CSV of the visible rows. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const intl = useIntl();
  const { onExport } = props;
  return (
    <div className={toolbar}>
      {props.lead}
      <div className={searching}>
        <SearchBox label={props.searchLabel} value={props.search} onSearch={props.onSearch} />
      </div>
      <div className={end}>
        <div className={columnsClass}>
          <ColumnPicker {...props.columns} />
        </div>
        {onExport !== undefined && (
          <WithTooltip text={intl.formatMessage(tableMessages.exportHint)}>
            <Button look="quiet" disabled={!onExport} onClick={onExport ?? undefined}>
              {intl.formatMessage(tableMessages.exportCsv)}
            </Button>
          </WithTooltip>
        )}
      </div>
    </div>
  );
}
