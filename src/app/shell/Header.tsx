import { useIntl } from 'react-intl';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { LanguageMenu } from '../../page/locale/LanguageMenu.tsx';
import { ModeToggle } from '../../page/frame/ModeToggle.tsx';
import { IdentityMenu } from '../identity/SystemIdentity.tsx';
import { useProfile } from '../../page/session/SessionContext.ts';
import { AlertBell } from './AlertBell.tsx';
import { AccountSelector } from './AccountSelector.tsx';
import { end, header, menuButton } from './Header.css.ts';
import { MeMenu } from './MeMenu.tsx';
import { SearchButton } from './SearchButton.tsx';
import { shellMessages as words } from '../navigation/shell.messages.ts';

/** The header of every page: accounts, search, language, mode and user menu. */
export function Header({ onMenu }: { onMenu: () => void }) {
  const intl = useIntl();
  const profile = useProfile();
  return (
    <header className={header}>
      <span className={menuButton}>
        <IconButton icon="menu" label={intl.formatMessage(words.openMenu)} aria-haspopup="dialog" onClick={onMenu} />
      </span>
      <AccountSelector />
      <div className={end}>
        <SearchButton />
        <AlertBell />
        <IdentityMenu profile={profile} />
        <LanguageMenu />
        <ModeToggle />
        <MeMenu />
      </div>
    </header>
  );
}
