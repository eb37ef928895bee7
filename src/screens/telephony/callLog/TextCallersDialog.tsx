import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import type { CallInput } from '#contract/kernel/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { lineText } from '#values/lineText.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call as send } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useSelectedAccounts } from '../../../page/accounts/selectedAccounts.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { paths } from '#contract/paths.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { preview } from './Calls.css.ts';
import { textCallersWords as words } from './textCallers.messages.ts';

interface TextCallersDialogProps {
  /** What the log shows. */
  query: NonNullable<CallInput<typeof endpoints.addListCallers>['query']>;
  onClose: () => void;
}

/** The list that takes the callers; a new one has a name. */
const Draft = z.discriminatedUnion('list', [
  z.object({ list: z.literal('new'), account: z.number(), name: lineText(100).min(1) }),
  z.object({ list: z.uuid(), account: z.number(), name: z.string() }),
]);

/** Puts the callers of the log’s calls into a campaign list, after counting who may be texted. */
export function TextCallersDialog({ query, onClose }: TextCallersDialogProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const accounts = useAccounts();
  const { account: own } = useProfile();
  const [selected] = useSelectedAccounts();
  const [key] = useState(() => crypto.randomUUID());
  const invalidate = useInvalidate();
  const form = useForm(Draft, { list: 'new', account: selected ?? own, name: '' });
  const { list, account } = form.values;
  const counted = useEndpoint('countCallers', { params: { account }, query });
  const lists = useEndpoint('listSmsLists', { query: { account: [account] } }).data ?? [];
  const { callers, optedOut } = counted.data ?? { callers: 0, optedOut: 0 };
  const count = callers - optedOut;
  const isTwice = form.failure instanceof ApiError && form.failure.code === 'ALREADY-EXISTS';
  const headers = { 'Idempotency-Key': key };
  const save = form.submit(
    async ({ list: chosen, name, account: of }) => {
      const uuid =
        chosen === 'new'
          ? (await send(endpoints.createSmsList, { body: { account: of, name } }, { headers })).uuid
          : chosen;
      return { uuid, ...(await send(endpoints.addListCallers, { params: { uuid }, query })) };
    },
    ({ uuid, added, known }) => {
      void invalidate('listSmsLists', 'getSmsList');
      toasts.add('success', intl.formatMessage(words.added, { added, known }));
      void navigate(paths.messageList(uuid));
    },
  );
  const { name: _account, ...accountField } = form.field('account');
  return (
    <FormDialog
      title={intl.formatMessage(words.title)}
      form={form}
      failureText={isTwice ? intl.formatMessage(words.twice) : undefined}
      submit={intl.formatMessage(words.add, { count })}
      disabled={count === 0}
      onSubmit={save}
      onClose={onClose}
    >
      {counted.error && <FailureNotice error={counted.error} />}
      {accounts.length > 1 && (
        <AccountField
          label={intl.formatMessage(words.account)}
          accounts={accounts}
          {...accountField}
          onChange={(next) => {
            accountField.onChange(next);
            form.field('list').onChange('new');
          }}
        />
      )}
      {lists.length > 0 && (
        <SelectField
          label={intl.formatMessage(words.list)}
          choices={[
            { value: 'new', label: intl.formatMessage(words.newList) },
            ...lists.map(({ uuid, name }) => ({ value: uuid, label: name })),
          ]}
          {...form.field('list')}
        />
      )}
      {list === 'new' && (
        <TextField label={intl.formatMessage(words.name)} maxLength={100} required {...form.field('name')} />
      )}
      <output className={preview}>
        {counted.data
          ? intl.formatMessage(words.counted, { count, optedOut })
          : !counted.error && intl.formatMessage(words.counting)}
      </output>
    </FormDialog>
  );
}
