import { useIntl } from 'react-intl';
import { fullName, initialsOf } from '#values/fullName.ts';
import { MenuButton, type MenuItem } from '../../ui/menu/MenuButton.tsx';
import { commandDialogs } from '../commands/commandDialogs.ts';
import { paths } from '#contract/paths.ts';
import { canOpen } from '../navigation/canOpen.ts';
import { useProfile } from '../../page/session/SessionContext.ts';
import { useLogOut } from '../../page/session/useLogOut.ts';
import { avatar, email } from './MeMenu.css.ts';
import { shellMessages as words } from '../navigation/shell.messages.ts';

/** The user menu: name, profile and logout. */
export function MeMenu() {
  const intl = useIntl();
  const logOut = useLogOut();
  const { firstName, lastName, email: address, allow } = useProfile();
  const name = fullName({ firstName, lastName });
  const profile: MenuItem = {
    id: 'profile',
    label: intl.formatMessage(words.profile),
    icon: 'user',
    to: paths.me(),
  };
  return (
    <MenuButton
      label={intl.formatMessage(words.me)}
      trigger={<span className={avatar} data-initials={initialsOf(name)} />}
      head={
        <>
          <strong>{name}</strong>
          <div className={email}>{address}</div>
        </>
      }
      items={[
        ...(canOpen(paths.me(), allow) ? [profile] : []),
        {
          id: 'shortcuts',
          label: intl.formatMessage(words.shortcuts),
          icon: 'keyboard',
          onChoose: () => commandDialogs.open('shortcuts'),
        },
        { id: 'logOut', label: intl.formatMessage(words.logOut), icon: 'logout', onChoose: () => void logOut() },
      ]}
    />
  );
}
