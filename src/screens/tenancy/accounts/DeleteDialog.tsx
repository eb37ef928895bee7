import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Account, AccountRow } from '#contract/tenancy/accounts.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { blockers } from './Structure.css.ts';
import { countMessages, nameMessages, structureMessages as text } from './structure.messages.ts';

interface DeleteDialogProps {
  row: AccountRow;
  /** The account and those below. */
  branch: readonly number[];
  onDeleted: () => void;
  onClose: () => void;
}

/** Shows what blocks a deletion, or what it deletes, and asks for the number of accounts. */
export function DeleteDialog({ row, branch, onDeleted, onClose }: DeleteDialogProps) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const { data, error } = useEndpoint('getAccount', { params: { accountId: row.id } }, { revalidateOnMount: true });
  const held = data?.holdings;
  const isBlocked = held !== undefined && (held.activeBelow > 0 || held.numbers > 0);
  const isTyped = held !== undefined && Number(typed) === held.accounts;

  async function remove(accounts: number): Promise<void> {
    setBusy(true);
    try {
      await call(endpoints.deleteAccount, { params: { accountId: row.id }, body: { accounts } });
      toasts.add('success', intl.formatMessage(nameMessages.deleted, { name: row.name }));
      onDeleted();
    } catch (reason) {
      showFailure(reason);
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={intl.formatMessage(isBlocked ? text.blockedTitle : text.deleteTitle)}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{intl.formatMessage(isBlocked ? text.close : text.cancel)}</Button>
          {held && !isBlocked && (
            <Button look="danger" busy={busy} disabled={!isTyped} onClick={() => void remove(held.accounts)}>
              {intl.formatMessage(text.deleteButton)}
            </Button>
          )}
        </>
      }
    >
      {error && <FailureNotice error={error} />}
      {!held && !error && <Skeleton height="72px" />}
      {held && isBlocked && <Blockers held={held} accounts={branch} />}
      {held && !isBlocked && (
        <>
          <p>{intl.formatMessage(nameMessages.deleteNamed, { name: row.name })}</p>
          <p>{intl.formatMessage(text.deleteWhat)}</p>
          <TextField
            label={intl.formatMessage(countMessages.typeCount, { count: held.accounts })}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={setTyped}
          />
        </>
      )}
    </Dialog>
  );
}

function Blockers({ held, accounts }: { held: Account['holdings']; accounts: readonly number[] }) {
  const intl = useIntl();
  return (
    <div className={blockers}>
      {held.activeBelow > 0 && (
        <Notice tone="warning">
          {intl.formatMessage(countMessages.blockedByAccounts, { count: held.activeBelow })}
        </Notice>
      )}
      {held.numbers > 0 && (
        <Notice
          tone="warning"
          action={<Link to={paths.numbersOf(accounts)}>{intl.formatMessage(text.showNumbers)}</Link>}
        >
          {intl.formatMessage(countMessages.blockedByNumbers, { count: held.numbers })}
        </Notice>
      )}
    </div>
  );
}
