import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { flowMessages } from '../card/flow.messages.ts';
import { shortcutMessages } from './shortcuts.messages.ts';
import * as styles from './ShortcutsDialog.css.ts';

const keys = [
  ['A', shortcutMessages.keyAdd],
  ['Enter', shortcutMessages.keyEdit],
  ['C', shortcutMessages.keyConnect],
  ['M', shortcutMessages.keyComment],
  ['Delete', shortcutMessages.keyRemove],
  ['Ctrl Z', shortcutMessages.keyUndo],
  ['Ctrl Y', shortcutMessages.keyRedo],
  ['Ctrl C', shortcutMessages.keyCopy],
  ['Ctrl D', shortcutMessages.keyDuplicate],
  ['Ctrl A', shortcutMessages.keyAll],
  ['Ctrl F', shortcutMessages.keyFind],
  ['Ctrl S', shortcutMessages.keySave],
  ['Shift', shortcutMessages.keyMany],
  ['Ctrl', shortcutMessages.keyZoom],
  ['Space', shortcutMessages.keyPan],
  ['Escape', shortcutMessages.keyNone],
  ['?', shortcutMessages.keyHelp],
] as const;

/** Lists the canvas shortcuts; those of the outline are listed above it. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  return (
    <Dialog
      open
      title={intl.formatMessage(flowMessages.shortcuts)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{intl.formatMessage(flowMessages.close)}</Button>}
    >
      <dl className={styles.list}>
        {keys.map(([key, message]) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd className={styles.what}>{intl.formatMessage(message)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
