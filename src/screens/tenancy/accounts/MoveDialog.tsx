import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { AccountRow } from '#contract/tenancy/accounts.contract.ts';
import { MoveEnds } from '../../../page/accounts/MoveEnds.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { PickList } from '../../../ui/pickList/PickList.tsx';
import { branchOf } from './shownRows.ts';
import { picker } from './Structure.css.ts';
import { moveMessages, nameMessages, structureMessages as text } from './structure.messages.ts';

interface MoveDialogProps {
  row: AccountRow;
  rows: readonly AccountRow[];
  /** The new parent onto which the account was dragged. */
  onto?: AccountRow | undefined;
  onMove: (father: AccountRow) => void;
  onClose: () => void;
}

/** Selects a new parent, and says what the move changes; excludes the account and those below it. */
export function MoveDialog({ row, rows, onto, onMove, onClose }: MoveDialogProps) {
  const intl = useIntl();
  const [father, setFather] = useState(onto?.id ?? row.father);
  const omitted = branchOf(rows, row.id);
  const chosen = rows.find(({ id }) => id === father && id !== row.father);
  return (
    <Dialog
      title={intl.formatMessage(text.moveTitle)}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{intl.formatMessage(text.cancel)}</Button>
          <Button
            look="primary"
            disabled={!chosen}
            onClick={() => {
              if (chosen) onMove(chosen);
            }}
          >
            {intl.formatMessage(text.moveButton)}
          </Button>
        </>
      }
    >
      <p>
        {chosen
          ? intl.formatMessage(moveMessages.ask, { name: row.name, father: chosen.name })
          : intl.formatMessage(nameMessages.moveLead, { name: row.name })}
      </p>
      {chosen && <MoveEnds account={row.id} father={chosen.id} />}
      <div className={picker}>
        <PickList
          label={intl.formatMessage(text.moveInto)}
          searchLabel={intl.formatMessage(text.moveSearch)}
          emptyLabel={intl.formatMessage(text.nothingFound)}
          options={rows
            .filter(({ id }) => !omitted.has(id))
            .map(({ id, name, subLevel }) => ({ id: String(id), label: name, indent: subLevel }))}
          chosen={father === null ? [] : [String(father)]}
          onChange={([id]) => setFather(Number(id))}
        />
      </div>
    </Dialog>
  );
}
