import { useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Brand } from './Brand.tsx';
import { navigation } from './navigation.ts';
import { shellMessages as words } from './shell.messages.ts';
import { foot, group, groupTitle, head, link, nav, sidebar } from './Sidebar.css.ts';

interface SidebarProps {
  small: boolean;
  onToggle: () => void;
}

/** The way between areas. Minimised it shows drawings only, each with its name as a tooltip. */
export function Sidebar({ small, onToggle }: SidebarProps) {
  const intl = useIntl();
  return (
    <aside className={sidebar({ small })}>
      <div className={head}>
        <Brand small={small} />
      </div>
      <nav className={nav} aria-label={intl.formatMessage(words.navigation)}>
        {navigation.map(({ title, links }) => (
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
              >
                <Icon name={icon} size={17} />
                {!small && intl.formatMessage(label)}
              </NavLink>
            ))}
          </div>
        ))}
      </nav>
      <div className={foot}>
        <IconButton
          icon="sidebar"
          label={intl.formatMessage(small ? words.expand : words.minimise)}
          onClick={onToggle}
        />
      </div>
    </aside>
  );
}
