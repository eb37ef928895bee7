import type { Ref } from 'react';
import { Header } from 'react-aria-components/Header';
import { Collection, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { useIntl } from 'react-intl';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { Command } from './command.ts';
import { commandMessages as words, groupMessages } from './command.messages.ts';
import { Key } from './Key.tsx';
import { detail, groupName, keys, label, list, nothing, option } from './Palette.css.ts';
import type { ShownGroup } from './useCommandGroups.ts';

interface PaletteListProps {
  groups: readonly ShownGroup[];
  searching: boolean;
  onChoose: (command: Command) => void;
  ref: Ref<HTMLDivElement>;
}

// Highlights the first command; the focus stays in the search input.
const firstHighlighted = { autoFocus: 'first' } as const;

/** The commands in their groups. */
export function PaletteList({ groups, searching, onChoose, ref }: PaletteListProps) {
  const intl = useIntl();
  return (
    <ListBox
      ref={ref}
      className={list}
      aria-label={intl.formatMessage(words.results)}
      items={groups}
      {...firstHighlighted}
      shouldFocusWrap
      escapeKeyBehavior="none"
      renderEmptyState={() =>
        searching ? null : (
          <p className={nothing}>
            {intl.formatMessage(words.nothing)} {intl.formatMessage(words.hint)}
          </p>
        )
      }
    >
      {({ group, commands }) => (
        <ListBoxSection id={group}>
          <Header className={groupName}>{intl.formatMessage(groupMessages[group])}</Header>
          <Collection items={commands}>
            {(command) => (
              <ListBoxItem className={option} textValue={command.label} onAction={() => onChoose(command)}>
                <Icon name={command.icon} size={17} />
                <span className={label}>{command.label}</span>
                {command.detail !== undefined && <span className={detail}>{command.detail}</span>}
                {command.keys && (
                  <span className={keys} aria-hidden="true">
                    {command.keys.map((key) => (
                      <Key key={key} name={key} />
                    ))}
                  </span>
                )}
              </ListBoxItem>
            )}
          </Collection>
        </ListBoxSection>
      )}
    </ListBox>
  );
}
