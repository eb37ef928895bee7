import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { Command } from './command.ts';
import { commandMessages as words, groupMessages } from './command.messages.ts';
import { Key } from './Key.tsx';
import { detail, groupName, keys, label, list, nothing, option } from './Palette.css.ts';
import type { ShownGroup } from './useCommandGroups.ts';

interface PaletteListProps {
  /** The list is `<id>-list`, its options `<id>-0`, `<id>-1` … */
  id: string;
  groups: readonly ShownGroup[];
  /** The option that Enter chooses; −1 when there is none. */
  active: number;
  searching: boolean;
  onPoint: (index: number) => void;
  onChoose: (command: Command) => void;
}

/** The commands in their groups. The focus stays in the search above; keys are handled there. */
export function PaletteList({ id, groups, active, searching, onPoint, onChoose }: PaletteListProps) {
  const intl = useIntl();
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const order = groups.flatMap(({ commands }) => commands);
  return (
    <div id={`${id}-list`} role="listbox" aria-label={intl.formatMessage(words.results)} className={list}>
      {groups.map(({ group, commands }) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} className={groupName} role="presentation">
            {intl.formatMessage(groupMessages[group])}
          </div>
          {commands.map((command) => {
            const index = order.indexOf(command);
            return (
              <div
                key={command.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={option({ active: index === active })}
                onPointerMove={() => onPoint(index)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(command)}
                onKeyDown={(event) => event.key === 'Enter' && onChoose(command)}
              >
                <Icon name={command.icon} size={17} />
                <span className={label}>{command.label}</span>
                {command.detail !== undefined && (
                  <span className={detail({ active: index === active })}>{command.detail}</span>
                )}
                {command.keys && (
                  <span className={keys} aria-hidden="true">
                    {command.keys.map((key) => (
                      <Key key={key} name={key} />
                    ))}
                  </span>
                )}
              </div>
            );
          })}
        </div>
      ))}
      {order.length === 0 && !searching && (
        <div role="option" aria-selected="false" aria-disabled="true" tabIndex={-1} className={nothing}>
          {intl.formatMessage(words.nothing)} {intl.formatMessage(words.hint)}
        </div>
      )}
    </div>
  );
}
