import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { PickField } from '../../../ui/pickList/PickField.tsx';
import { pickMessages } from '../../../ui/pickList/pick.messages.ts';
import { cardText } from '../card/card.ts';
import { flowMessages } from '../card/flow.messages.ts';
import { useEditorSetting } from '../state/EditorContext.ts';
import { useEditorActions } from '../state/useEditorActions.ts';
import { form } from './StepList.css.ts';
import { targetsOf } from './targetsOf.ts';

interface ConnectDialogProps {
  /** The id of the step that is left. */
  from: string;
  /** The exit that is offered first; null for the step’s only one, or its first one that leads nowhere. */
  exit: string | null;
  onClose: () => void;
}

/** Leads an exit to a step that is there already, without drawing a line. */
export function ConnectDialog({ from: fromId, exit: offered, onClose }: ConnectDialogProps) {
  const intl = useIntl();
  const { store } = useEditorSetting();
  const actions = useEditorActions();
  const { document } = store.get().editing;
  const from = document.nodes.find(({ id }) => id === fromId);
  const text = from && cardText(from, intl);
  const targets = targetsOf(document, fromId, intl);
  const isOpen = (exit: string) => !document.edges.some((edge) => edge.from === fromId && edge.exit === exit);
  const first = text?.exits.find(({ id }) => isOpen(id)) ?? (text?.exits.length === 1 ? text.exits[0] : undefined);
  const [exit, setExit] = useState(offered ?? first?.id ?? '');
  // A target that would make a loop has a detail that says so.
  const [to, setTo] = useState(targets.find(({ detail }) => detail === undefined)?.id ?? '');
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
            disabled={exit === '' || to === ''}
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
      <div className={form}>
        <SelectField
          label={intl.formatMessage(flowMessages.exit)}
          value={exit}
          placeholder={intl.formatMessage(pickMessages.choose)}
          choices={text.exits.map(({ id, label }) => ({ value: id, label }))}
          onChange={setExit}
        />
        <PickField
          label={intl.formatMessage(flowMessages.connectTo)}
          options={targets}
          chosen={[to]}
          placeholder={intl.formatMessage(pickMessages.choose)}
          searchLabel={intl.formatMessage(flowMessages.find)}
          emptyLabel={intl.formatMessage(pickMessages.nothingFound)}
          onChange={([next = '']) => setTo(next)}
        />
      </div>
    </Dialog>
  );
}
