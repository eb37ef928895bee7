import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.tsx';
import { flowMessages } from '../card/flow.messages.ts';
import { useEditorActions } from '../state/useEditorActions.ts';
import * as styles from './Inspector.css.ts';

/** Deletes the selected steps, optionally connecting the steps before and after them. */
export function NodeActions() {
  const intl = useIntl();
  const { removeSelected } = useEditorActions();
  return (
    <div className={styles.actions}>
      <Button size="small" onClick={() => removeSelected(true)}>
        {intl.formatMessage(flowMessages.deleteBridge)}
      </Button>
      <Button size="small" look="quiet" onClick={() => removeSelected(false)}>
        {intl.formatMessage(flowMessages.delete)}
      </Button>
    </div>
  );
}
