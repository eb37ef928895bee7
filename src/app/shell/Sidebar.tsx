import { useIntl } from 'react-intl';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Brand } from './Brand.tsx';
import { NavigationLinks } from './NavigationLinks.tsx';
import { shellMessages as words } from '../navigation/shell.messages.ts';
import { foot, head, sidebar } from './Sidebar.css.ts';

interface SidebarProps {
  small: boolean;
  onToggle: () => void;
}

/** The sidebar; collapsed, it shows icons with tooltips. */
export function Sidebar({ small, onToggle }: SidebarProps) {
  const intl = useIntl();
  return (
    <aside className={sidebar({ small })}>
      <div className={head}>
        <Brand small={small} />
      </div>
      <NavigationLinks small={small} />
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
