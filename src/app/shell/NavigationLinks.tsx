import { useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import { Icon } from '../../ui/icon/Icon.tsx';
import { group, groupTitle, link, nav } from './Sidebar.css.ts';
import { shellMessages as words } from '../navigation/shell.messages.ts';
import { useNavigationGroups } from '../navigation/useNavigationGroups.ts';

interface NavigationLinksProps {
  /** Icons only, with tooltips. */
  small?: boolean;
  onFollow?: () => void;
}

export function NavigationLinks({ small = false, onFollow }: NavigationLinksProps) {
  const intl = useIntl();
  const groups = useNavigationGroups();
  return (
    <nav className={nav} aria-label={intl.formatMessage(words.navigation)}>
      {groups.map(({ title, links }) => (
        <div key={links[0]?.to} className={group}>
          {title && !small && <div className={groupTitle}>{intl.formatMessage(title)}</div>}
          {links.map(({ to, label, icon, exact }) => (
            <NavLink
              key={to}
              to={to}
              end={exact === true}
              className={link({ small })}
              aria-label={small ? intl.formatMessage(label) : undefined}
              title={small ? intl.formatMessage(label) : undefined}
              onClick={onFollow}
            >
              <Icon name={icon} size={17} />
              {!small && intl.formatMessage(label)}
            </NavLink>
          ))}
        </div>
      ))}
    </nav>
  );
}
