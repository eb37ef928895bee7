import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Brand } from './Brand.tsx';
import { drawer, head } from './MobileMenu.css.ts';
import { navigation } from './navigation.ts';
import { shellMessages as words } from './shell.messages.ts';
import { group, groupTitle, link, nav } from './Sidebar.css.ts';

/** The sidebar of small screens: a drawer over the page that any navigation closes. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={drawer}
      aria-label={intl.formatMessage(words.navigation)}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={head}>
        <Brand small={false} />
        <IconButton icon="close" label={intl.formatMessage(words.closeMenu)} onClick={onClose} />
      </div>
      <nav className={nav}>
        {navigation.map(({ title, links }) => (
          <div key={links[0]?.to} className={group}>
            {title && <div className={groupTitle}>{intl.formatMessage(title)}</div>}
            {links.map(({ to, label, icon, exact }) => (
              <NavLink key={to} to={to} end={exact === true} className={link()} onClick={onClose}>
                <Icon name={icon} size={17} />
                {intl.formatMessage(label)}
              </NavLink>
            ))}
          </div>
        ))}
      </nav>
    </dialog>
  );
}
