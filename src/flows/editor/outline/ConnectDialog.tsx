import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { cardText } from '../card/card.ts';
import { flowMessages } from '../card/flow.messages.ts';
import { useEditorSetting } from '../state/EditorContext.ts';
import { useEditorActions } from '../state/useEditorActions.ts';
import * as styles from './Outline.css.ts';
import type { OutlineRow } from './outlineRows.ts';

/** Leads an exit to a step that is there already, by key. */
export function ConnectDialog({ row, onClose }: { row: OutlineRow; onClose: () => void }) {
  const intl = useIntl();
  const { store } = useEditorSetting();
  const actions = useEditorActions();
  const { nodes } = store.get().editing.document;
  const from = row.node ?? nodes.find(({ id }) => id === row.via?.from);
  const text = from && cardText(from, intl);
  const targets = nodes.filter(({ id, type }) => type !== 'start' && id !== from?.id);
  const [exit, setExit] = useState((row.node ? text?.exits[0]?.id : row.via?.exit) ?? '');
  const [to, setTo] = useState(targets[0]?.id ?? '');
  if (!from || !text || text.exits.length === 0) return null;
  return (
    <Dialog
      open
      title={intl.formatMessage(flowMessages.from, { name: text.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{intl.formatMessage(flowMessages.cancel)}</Button>
          <Button
            look="primary"
            disabled={to === ''}
            onClick={() => {
              actions.connect(from.id, exit, to);
              onClose();
            }}
          >
            {intl.formatMessage(flowMessages.connect)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <SelectField
          label={intl.formatMessage(flowMessages.exit)}
          value={exit}
          choices={text.exits.map(({ id, label }) => ({ value: id, label }))}
          onChange={setExit}
        />
        <SelectField
          label={intl.formatMessage(flowMessages.connectTo)}
          value={to}
          choices={targets.map((node) => ({ value: node.id, label: cardText(node, intl).name }))}
          onChange={setTo}
        />
      </div>
    </Dialog>
  );
}
