import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Brand } from './Brand.tsx';
import { drawer, head } from './MobileMenu.css.ts';
import { NavigationLinks } from './NavigationLinks.tsx';
import { shellMessages as words } from './shell.messages.ts';

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
      <NavigationLinks onFollow={onClose} />
    </dialog>
  );
}
