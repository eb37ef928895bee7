import { GridList, GridListItem } from 'react-aria-components/GridList';
import { Button as AriaButton } from 'react-aria-components/Button';
import { CheckboxField } from 'react-aria-components/Checkbox';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { TickBox } from '../field/Checkbox.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Popover } from '../menu/Popover.tsx';
import type { Column } from './column.ts';
import { type ColumnLayout, firstLayout, laidOut, layoutToText, withColumn, withMoved } from './columnLayout.ts';
import { dragged, dropLine, grip, item, list, resetLine } from './ColumnPicker.css.ts';
import { tableMessages as words } from './table.messages.ts';

export interface ColumnPickerProps<Row> {
  columns: readonly Column<Row>[];
  layout: ColumnLayout;
  onChange: (layout: ColumnLayout) => void;
}

/** Shows, hides and moves columns, except the fixed ones. */
export function ColumnPicker<Row>(props: ColumnPickerProps<Row>) {
  const title = useIntl().formatMessage(words.columns);
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
      {() => <ColumnList {...props} />}
    </Popover>
  );
}

/** The columns, those that are shown first and in their order. */
function ColumnList<Row>({ columns, layout, onChange }: ColumnPickerProps<Row>) {
  const intl = useIntl();
  const shown = laidOut(columns, layout).filter(({ fixed }) => !fixed);
  const shownKeys = new Set(shown.map(({ key }) => key));
  const hidden = columns.filter(({ key, fixed }) => !fixed && !shownKeys.has(key));
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => <DropIndicator target={target} className={dropLine} />,
    onReorder({ keys, target }) {
      const [key] = keys;
      onChange(withMoved(layout, String(key), { key: String(target.key), isBefore: target.dropPosition === 'before' }));
    },
  });
  return (
    <>
      <GridList className={list} aria-label={intl.formatMessage(words.columns)} dragAndDropHooks={dragAndDropHooks}>
        {[...shown, ...hidden].map(({ key, title }) => (
          <GridListItem
            key={key}
            id={key}
            textValue={title}
            className={({ isDragging }) => (isDragging ? `${item} ${dragged}` : item)}
          >
            <AriaButton slot="drag" className={grip} isDisabled={!shownKeys.has(key)}>
              <Icon name="grip" size={14} />
            </AriaButton>
            <CheckboxField
              slot={null}
              isSelected={shownKeys.has(key)}
              onChange={(isShown) => onChange(withColumn(columns, layout, key, isShown))}
            >
              <TickBox>{title}</TickBox>
            </CheckboxField>
          </GridListItem>
        ))}
      </GridList>
      <div className={resetLine}>
        <Button
          look="quiet"
          size="small"
          disabled={layoutToText(layout) === layoutToText(firstLayout(columns))}
          onClick={() => onChange(firstLayout(columns))}
        >
          {intl.formatMessage(words.resetColumns)}
        </Button>
      </div>
    </>
  );
}
