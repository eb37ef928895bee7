import { useId, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { ModalFrame } from '../../ui/dialog/ModalFrame.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { visuallyHidden } from '../../ui/layout/visuallyHidden.css.ts';
import type { Command } from './command.ts';
import { commandMessages as words, foundCount } from './command.messages.ts';
import { Key } from './Key.tsx';
import { PaletteList } from './PaletteList.tsx';
import { foot, input, palette, search, way } from './Palette.css.ts';
import { useCommandGroups } from './useCommandGroups.ts';

/** Everything that can be opened or done, by typing a part of its name. */
export function Palette({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { groups, searching, note } = useCommandGroups(typed);
  const commands = groups.flatMap((group) => group.commands);
  const at = Math.min(active, commands.length - 1);

  const run = (command: Command | undefined) => {
    if (!command) return;
    note(command);
    // Closed first: the page that opens takes the focus, not the button that opened the palette.
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = commands.length - 1;
    const next = { ArrowDown: at === last ? 0 : at + 1, ArrowUp: at === 0 ? last : at - 1 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      run(commands[at]);
    }
  };
  return (
    <ModalFrame open onClose={onClose} className={palette} label={intl.formatMessage(words.title)}>
      <div className={search}>
        <Icon name="search" size={18} />
        <input
          className={input}
          type="text"
          role="combobox"
          aria-label={intl.formatMessage(words.placeholder)}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
          placeholder={intl.formatMessage(words.placeholder)}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        {searching && <Spinner />}
      </div>
      <PaletteList id={id} groups={groups} active={at} searching={searching} onPoint={setActive} onChoose={run} />
      <div role="status" className={visuallyHidden}>
        {searching
          ? intl.formatMessage(words.searching)
          : intl.formatMessage(foundCount, { count: typed ? commands.length : 0 })}
      </div>
      <div className={foot} aria-hidden="true">
        <span className={way}>
          <Key name="up" /> <Key name="down" /> {intl.formatMessage(words.move)}
        </span>
        <span className={way}>
          <Key name="Enter" /> {intl.formatMessage(words.choose)}
        </span>
        <span className={way}>
          <Key name="Esc" /> {intl.formatMessage(words.close)}
        </span>
      </div>
    </ModalFrame>
  );
}
