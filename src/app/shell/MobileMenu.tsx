import { useIntl } from 'react-intl';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { ModalFrame } from '../../ui/dialog/ModalFrame.tsx';
import { Brand } from './Brand.tsx';
import { drawer, head } from './MobileMenu.css.ts';
import { NavigationLinks } from './NavigationLinks.tsx';
import { shellMessages as words } from '../navigation/shell.messages.ts';

/** The navigation drawer of small screens; navigating closes it. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const intl = useIntl();
  return (
    <ModalFrame open={open} onClose={onClose} className={drawer} label={intl.formatMessage(words.navigation)}>
      <div className={head}>
        <Brand small={false} />
        <IconButton icon="close" label={intl.formatMessage(words.closeMenu)} onClick={onClose} />
      </div>
      <NavigationLinks onFollow={onClose} />
    </ModalFrame>
  );
}
