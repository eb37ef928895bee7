import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { cardText } from '../card/card.ts';
import { flowMessages } from '../card/flow.messages.ts';
import { StepList } from '../palette/StepList.tsx';
import { useEditorSetting } from '../state/EditorContext.ts';
import { useEditorActions } from '../state/useEditorActions.ts';
import * as styles from './Outline.css.ts';
import type { OutlineRow } from './outlineRows.ts';

/** Adds a step by key: the exit first, where there is a choice, then the kind of step. */
export function AddDialog({ row, onClose }: { row: OutlineRow; onClose: () => void }) {
  const intl = useIntl();
  const { store } = useEditorSetting();
  const actions = useEditorActions();
  const { nodes, edges } = store.get().editing.document;
  const from = row.node ?? nodes.find(({ id }) => id === row.via?.from);
  const text = from && cardText(from, intl);
  const exits = text?.exits ?? [];
  const open = exits.find(({ id }) => !edges.some((edge) => edge.from === from?.id && edge.exit === id));
  const [exit, setExit] = useState((row.node ? (open ?? exits[0])?.id : row.via?.exit) ?? '');
  if (!from || !text) return null;
  return (
    <Dialog open title={intl.formatMessage(flowMessages.addAfter, { name: text.name })} onClose={onClose}>
      <div className={styles.form}>
        {exits.length > 1 && (
          <SelectField
            label={intl.formatMessage(flowMessages.exit)}
            value={exit}
            choices={exits.map(({ id, label }) => ({ value: id, label }))}
            onChange={setExit}
          />
        )}
        <StepList
          focused
          onPick={(type) => {
            if (exit === '') actions.addAfter(type, undefined);
            else actions.addAfter(type, { from: from.id, exit });
            onClose();
          }}
        />
      </div>
    </Dialog>
  );
}
