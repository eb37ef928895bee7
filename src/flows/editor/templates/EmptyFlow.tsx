import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.tsx';
import { useEditor } from '../state/EditorContext.ts';
import { windowMessages as words } from '../card/window.messages.ts';
import * as styles from './Templates.css.ts';

/** Shown over the canvas while a flow has nothing but its start. */
export function EmptyFlow({ onTemplates }: { onTemplates: () => void }) {
  const intl = useIntl();
  const isEmpty = useEditor(({ editing }) => editing.document.nodes.every(({ type }) => type === 'start'));
  if (!isEmpty) return null;
  return (
    <div className={styles.empty}>
      <strong>{intl.formatMessage(words.empty)}</strong>
      <span>{intl.formatMessage(words.emptyBody)}</span>
      <Button look="primary" onClick={onTemplates}>
        {intl.formatMessage(words.template)}
      </Button>
    </div>
  );
}
