import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { paths } from '../paths.ts';
import { useProfile, useSessionActor } from '../session/SessionContext.ts';
import { unsaved } from '../session/unsaved.ts';
import { avatar, email } from './MeMenu.css.ts';
import { shellMessages as words } from './shell.messages.ts';

/** Who is logged in, and the way out. */
export function MeMenu() {
  const intl = useIntl();
  const session = useSessionActor();
  const navigate = useNavigate();
  const { firstName, lastName, email: address } = useProfile();
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const logOut = async () => {
    if (!(await unsaved.mayLeave())) return;
    session.send({ type: 'logout.requested' });
    await navigate(paths.login());
  };
  return (
    <MenuButton
      label={intl.formatMessage(words.me)}
      trigger={<span className={avatar} data-initials={`${firstName.charAt(0)}${lastName?.charAt(0) ?? ''}`} />}
      head={
        <>
          <strong>{name}</strong>
          <div className={email}>{address}</div>
        </>
      }
      items={[{ id: 'logOut', label: intl.formatMessage(words.logOut), icon: 'logout', onChoose: () => void logOut() }]}
    />
  );
}
