import { useRef, useState, type KeyboardEvent } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
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
import { alwaysOpen } from '../../ui/pickList/alwaysOpen.ts';
import { useCommandGroups } from './useCommandGroups.ts';
import { isComposing } from '../../ui/keys/isComposing.ts';

/** Everything that can be opened or done, by typing a part of its name. */
export function Palette({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const { groups, searching, note } = useCommandGroups(typed);
  const commands = groups.flatMap((group) => group.commands);

  const run = (command: Command | undefined) => {
    if (!command) return;
    note(command);
    // Closed first: the page that opens takes the focus, not the button that opened the palette.
    onClose();
    command.run();
  };
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    // Deleting text clears the highlight; Enter still runs the best match.
    const isHighlighted = list.current?.querySelector('[data-focused]');
    if (key === 'Enter' && !isComposing(nativeEvent) && !isHighlighted) run(commands[0]);
  };
  return (
    <ModalFrame open onClose={onClose} className={palette} label={intl.formatMessage(words.title)}>
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <TextField className={search} aria-label={intl.formatMessage(words.placeholder)}>
          <Icon name="search" size={18} />
          <Input
            {...alwaysOpen}
            className={input}
            placeholder={intl.formatMessage(words.placeholder)}
            maxLength={100}
            onKeyDown={onKeyDown}
          />
          {searching && <Spinner />}
        </TextField>
        <PaletteList ref={list} groups={groups} searching={searching} onChoose={run} />
      </Autocomplete>
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
