import { configurers, resellers } from '#values/roleGroups.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Account } from '#contract/tenancy/accounts.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { useRefreshAccounts } from '../../../page/accounts/useRefreshAccounts.ts';
import { localeChoice } from '../../../page/locale/locale.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { useAllowed } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { columns, stack } from './Account.css.ts';
import { accountMessages as text } from './account.messages.ts';
import { valuesOf } from './accountDraft.ts';
import { AccountFields } from './AccountFields.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { LimitsCard } from './LimitsCard.tsx';
import { StatusCard } from './StatusCard.tsx';
import { VoicesCard } from './VoicesCard.tsx';
import { useAccountForm } from './useAccountForm.ts';

interface AccountEditorProps {
  /** The initial data; later reloads do not overwrite edits. */
  loaded: Account;
  onReload: () => void;
}

/** An account's form and status. Reports a concurrent change instead of overwriting it. */
export function AccountEditor({ loaded, onReload }: AccountEditorProps) {
  const intl = useIntl();
  const refresh = useRefreshAccounts();
  const sells = useAllowed(resellers);
  const configures = useAllowed(configurers);
  const [account, setAccount] = useState(loaded);
  const form = useAccountForm(valuesOf(loaded, localeChoice.current()));
  const isStale = form.failure instanceof ApiError && form.failure.code === 'STALE-VERSION';
  const keep = (changed: Account) => {
    setAccount(changed);
    void refresh();
  };
  const save = form.submit(async ({ account: fields, sold, father }) => {
    const place = father === null || father === account.father ? {} : { father };
    const body = { ...fields, ...(sells && sold), ...place, version: account.version };
    keep(await call(endpoints.changeAccount, { params: { accountId: account.id }, body }));
    toasts.add('success', intl.formatMessage(text.saved));
  });
  return (
    <div className={columns}>
      <div className={stack}>
        <Form form={form} onSubmit={save}>
          {isStale && (
            <Notice tone="error" action={<Button onClick={onReload}>{intl.formatMessage(text.reload)}</Button>}>
              {intl.formatMessage(text.stale)}
            </Notice>
          )}
          {form.failure !== null && !isStale && <FailureNotice error={form.failure} />}
          <AccountFields form={form} account={account} />
          <SaveBar dirty={form.dirty} busy={form.busy} onDiscard={() => form.reset()} />
        </Form>
        {configures && <VoicesCard account={account.id} />}
      </div>
      <div className={stack}>
        <StatusCard account={account} onChanged={keep} />
        {account.status === 'invited' && <InvitationCard account={account} onChanged={keep} />}
        {configures && <LimitsCard account={account.id} />}
      </div>
    </div>
  );
}
