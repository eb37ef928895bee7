import { useIntl } from 'react-intl';
import { CheckboxGroup } from '../field/CheckboxGroup.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Popover } from '../menu/Popover.tsx';
import { shownColumns, type Column } from './column.ts';
import { list } from './TableToolbar.css.ts';
import { tableMessages } from './table.messages.ts';

interface ColumnPickerProps<Row> {
  columns: readonly Column<Row>[];
  chosen: Record<string, boolean>;
  onChoose: (column: string, shown: boolean) => void;
}

/** Shows and hides columns, except the fixed ones. */
export function ColumnPicker<Row>({ columns, chosen, onChoose }: ColumnPickerProps<Row>) {
  const title = useIntl().formatMessage(tableMessages.columns);
  const shown = new Set(shownColumns(columns, chosen).map(({ key }) => key));
  return (
    <Popover
      label={title}
      look="quiet"
      align="end"
      trigger={
        <>
          <Icon name="columns" /> {title}
        </>
      }
    >
      {() => (
        <CheckboxGroup
          className={list}
          label={title}
          choices={columns
            .filter(({ fixed }) => !fixed)
            .map((column) => ({ value: column.key, content: column.title }))}
          isChecked={(key) => shown.has(key)}
          onChange={onChoose}
        />
      )}
    </Popover>
  );
}
