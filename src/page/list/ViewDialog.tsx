import { type FormEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SavedView } from '#contract/reporting/savedViews.contract.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { apart } from '../../ui/dialog/Dialog.css.ts';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { intro, page } from './List.css.ts';
import { viewWords as words } from './savedViews.messages.ts';

interface ViewDialogProps {
  /** Undefined for a new one. */
  view: SavedView | undefined;
  /** False if it was refused; then the dialog stays. */
  onSave: (details: Pick<SavedView, 'name' | 'team'>) => Promise<boolean>;
  onRemove: (() => Promise<boolean>) | undefined;
  onClose: () => void;
}

/** Names, shares and deletes a saved view. */
export function ViewDialog({ view, onSave, onRemove, onClose }: ViewDialogProps) {
  const intl = useIntl();
  const form = useId();
  const [name, setName] = useState(view?.name ?? '');
  const [team, setTeam] = useState(view?.team ?? false);
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<boolean>) => {
    setBusy(true);
    if (await work()) onClose();
    else setBusy(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') void run(() => onSave({ name: name.trim(), team }));
  };
  return (
    <Dialog
      open
      title={intl.formatMessage(view ? words.editTitle : words.newTitle)}
      onClose={onClose}
      unsaved={name.trim() !== (view?.name ?? '')}
      actions={
        <>
          {onRemove && (
            <div className={apart}>
              <Button look="danger" disabled={busy} onClick={() => void run(onRemove)}>
                {intl.formatMessage(words.remove)}
              </Button>
            </div>
          )}
          <Button look="quiet" onClick={onClose}>
            {intl.formatMessage(words.cancel)}
          </Button>
          <Button look="primary" type="submit" form={form} busy={busy} disabled={name.trim() === ''}>
            {intl.formatMessage(words.save)}
          </Button>
        </>
      }
    >
      <form id={form} className={page} onSubmit={onSubmit}>
        <TextField label={intl.formatMessage(words.name)} value={name} maxLength={60} onChange={setName} />
        <div>
          <Checkbox checked={team} onChange={setTeam}>
            {intl.formatMessage(words.share)}
          </Checkbox>
          <p className={intro}>{intl.formatMessage(words.shareHint)}</p>
        </div>
      </form>
    </Dialog>
  );
}
