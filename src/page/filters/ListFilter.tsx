import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Popover } from '../../ui/menu/Popover.tsx';
import { PickList, type PickOption } from '../../ui/pickList/PickList.tsx';
import { chosen as chosenClass, narrowing } from './FilterBar.css.ts';
import { filterMessages } from './filter.messages.ts';

interface ListFilterProps {
  title: string;
  options: readonly PickOption[];
  chosen: readonly string[];
  /** Fields above the list that shorten it. */
  above?: ReactNode;
  onChange: (chosen: string[]) => void;
}

/** A multi-select filter; selecting nothing filters nothing. */
export function ListFilter({ title, options, chosen, above, onChange }: ListFilterProps) {
  const intl = useIntl();
  const text =
    chosen.length > 0 ? intl.formatMessage(filterMessages.count, { name: title, count: chosen.length }) : title;
  return (
    <Popover
      label={text}
      trigger={
        <>
          <span className={chosen.length > 0 ? chosenClass : undefined}>{text}</span>
          <Icon name="chevronDown" size={14} />
        </>
      }
    >
      {() => (
        <>
          {above && <div className={narrowing}>{above}</div>}
          <PickList
            label={title}
            searchLabel={intl.formatMessage(filterMessages.search)}
            emptyLabel={intl.formatMessage(filterMessages.nothing)}
            multiple
            options={options}
            chosen={chosen}
            onChange={onChange}
          />
        </>
      )}
    </Popover>
  );
}
