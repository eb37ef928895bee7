import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.tsx';
import { flowMessages } from '../card/flow.messages.ts';
import { exitsOf } from '../card/nodeDraft.ts';
import { useDocument, useEditor } from '../state/EditorContext.ts';
import { useEditorActions } from '../state/useEditorActions.ts';
import * as styles from './Inspector.css.ts';

/** Deletes the selected steps; those that calls leave again can have what is before and after them connected. */
export function NodeActions() {
  const intl = useIntl();
  const { removeSelected } = useEditorActions();
  const { nodes } = useDocument();
  const selected = useEditor((state) => state.selected);
  const isLeft = nodes.some((node) => selected.has(node.id) && exitsOf(node).length > 0);
  return (
    <div className={styles.actions}>
      {isLeft && (
        <Button size="small" onClick={() => removeSelected(true)}>
          {intl.formatMessage(flowMessages.deleteBridge)}
        </Button>
      )}
      <Button size="small" look={isLeft ? 'quiet' : 'plain'} onClick={() => removeSelected(false)}>
        {intl.formatMessage(flowMessages.delete)}
      </Button>
    </div>
  );
}
