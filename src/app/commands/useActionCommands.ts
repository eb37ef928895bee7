import { useMemo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { chooseMode, currentMode, onModeChange } from '../../theme/mode.ts';
import { localeChoice, localeNames, locales } from '../../page/locale/locale.ts';
import { chooseAccounts } from '../../page/accounts/chooseAccounts.ts';
import { useSelectedAccounts } from '../../page/accounts/selectedAccounts.ts';
import { useLogOut } from '../../page/session/useLogOut.ts';
import type { Command } from './command.ts';
import { commandMessages as words } from './command.messages.ts';
import { commandDialogs } from './commandDialogs.ts';

/** What can be done from anywhere: light or dark, the language, all accounts, the shortcuts, logging out. */
export function useActionCommands(): Command[] {
  const intl = useIntl();
  const logOut = useLogOut();
  const chosen = useSelectedAccounts();
  const dark = useSyncExternalStore(onModeChange, currentMode) === 'dark';
  return useMemo(() => {
    const action = (
      id: string,
      command: Pick<Command, 'label' | 'icon' | 'run'> & { also?: string; keys?: string[] },
    ): Command => ({ id: `action:${id}`, group: 'actions', ...command });
    const languages = locales
      .filter((locale) => locale !== intl.locale)
      .map((locale) =>
        action(`language-${locale}`, {
          label: `${intl.formatMessage(words.language)}: ${localeNames[locale]}`,
          icon: 'globe',
          run: () => localeChoice.choose(locale),
        }),
      );
    const all = action('all-accounts', {
      label: intl.formatMessage(words.allAccounts),
      icon: 'building',
      run: () => void chooseAccounts([]),
    });
    return [
      ...(chosen.length > 0 ? [all] : []),
      action('mode', {
        label: intl.formatMessage(dark ? words.toLight : words.toDark),
        icon: dark ? 'sun' : 'moon',
        run: () => chooseMode(dark ? 'light' : 'dark'),
      }),
      ...languages,
      action('shortcuts', {
        label: intl.formatMessage(words.shortcuts),
        icon: 'keyboard',
        keys: ['?'],
        run: () => commandDialogs.open('shortcuts'),
      }),
      action('log-out', { label: intl.formatMessage(words.logOut), icon: 'logout', run: () => void logOut() }),
    ];
  }, [intl, dark, chosen.length, logOut]);
}
