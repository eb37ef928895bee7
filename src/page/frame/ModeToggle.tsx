import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { chooseMode, currentMode, onModeChange } from '../../theme/mode.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { localeMessages } from '../locale/locale.messages.ts';

/** Toggles light and dark mode; remembered. */
export function ModeToggle() {
  const intl = useIntl();
  const dark = useSyncExternalStore(onModeChange, currentMode) === 'dark';
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={intl.formatMessage(dark ? localeMessages.toLight : localeMessages.toDark)}
      onClick={() => chooseMode(dark ? 'light' : 'dark')}
    />
  );
}
