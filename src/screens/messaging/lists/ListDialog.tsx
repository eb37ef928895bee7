import { useState } from 'react';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import type { SmsList } from '#contract/messaging/lists.contract.ts';
import { lineText } from '#values/lineText.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useSelectedAccounts } from '../../../page/accounts/selectedAccounts.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { listsMessages as words } from './lists.messages.ts';

interface ListDialogProps {
  /** Null creates one. */
  list: SmsList | null;
  onSaved: (list: SmsList) => void;
  onClose: () => void;
}

const Draft = z.object({ name: lineText(100).min(1), account: z.number() });

/** Creates or renames a campaign list. */
export function ListDialog({ list, onSaved, onClose }: ListDialogProps) {
  const intl = useIntl();
  const accounts = useAccounts();
  const { account: own } = useProfile();
  const [selected] = useSelectedAccounts();
  const [key] = useState(() => crypto.randomUUID());
  const invalidate = useInvalidate();
  const form = useForm(Draft, { name: list?.name ?? '', account: list?.account ?? selected ?? own });
  const isTwice = form.failure instanceof ApiError && form.failure.code === 'ALREADY-EXISTS';
  const save = form.submit(
    ({ name, account }) =>
      list
        ? call(endpoints.changeSmsList, { params: { uuid: list.uuid }, body: { version: list.version, name } })
        : call(endpoints.createSmsList, { body: { account, name } }, { headers: { 'Idempotency-Key': key } }),
    (saved) => {
      void invalidate('listSmsLists', 'getSmsList');
      onClose();
      onSaved(saved);
    },
  );
  const { name: _account, ...account } = form.field('account');
  return (
    <FormDialog
      title={intl.formatMessage(list ? words.renameTitle : words.create)}
      form={form}
      failureText={isTwice ? intl.formatMessage(words.twice) : undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField label={intl.formatMessage(words.name)} maxLength={100} required {...form.field('name')} />
      {!list && accounts.length > 1 && (
        <AccountField label={intl.formatMessage(words.account)} accounts={accounts} {...account} />
      )}
    </FormDialog>
  );
}
