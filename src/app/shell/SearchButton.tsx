import { useIntl } from 'react-intl';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { commandDialogs } from '../commands/commandDialogs.ts';
import { commandKey } from '../commands/commandKey.ts';
import { keys, narrow, wide } from './SearchButton.css.ts';
import { shellMessages as words } from '../navigation/shell.messages.ts';

const open = () => commandDialogs.open('palette');

/** Opens the palette; on wide windows it shows the shortcut. */
export function SearchButton() {
  const intl = useIntl();
  const label = intl.formatMessage(words.search);
  return (
    <>
      <span className={narrow}>
        <IconButton icon="search" label={label} aria-haspopup="dialog" onClick={open} />
      </span>
      <button type="button" className={wide} aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        <Icon name="search" />
        {label}
        <kbd className={keys}>{commandKey()} K</kbd>
      </button>
    </>
  );
}
