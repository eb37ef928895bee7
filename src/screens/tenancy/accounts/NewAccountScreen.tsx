import { resellers } from '#values/roleGroups.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { endpoints } from '#contract/endpoints.ts';
import type { Account, AccountNode } from '#contract/tenancy/accounts.contract.ts';
import type { HandedLink } from '#contract/tenancy/mailLinks.contract.ts';
import { call } from '../../../api/client/call.ts';
import { useRefreshAccounts } from '../../../page/accounts/useRefreshAccounts.ts';
import { localeChoice } from '../../../page/locale/locale.ts';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { HandedLinkDialog } from '../../../page/handedLink/HandedLinkDialog.tsx';
import { paths } from '#contract/paths.ts';
import { useAllowed, useProfile } from '../../../page/session/SessionContext.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { columns, line } from './Account.css.ts';
import { accountMessages as text, namedMessages } from './account.messages.ts';
import { newValues } from './accountDraft.ts';
import { AccountFields } from './AccountFields.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { OwnerFields } from './OwnerFields.tsx';
import { useAccountForm } from './useAccountForm.ts';

/** Creates an account below one of mine, optionally inviting its owner. */
export function Component() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const { account } = useProfile();
  const accounts = useAccounts();
  const wanted = Number(search.get('below') ?? account);
  const father = accounts.find(({ id }) => id === wanted) ?? accounts[0];
  return (
    <PageFrame title={intl.formatMessage(text.newTitle)}>
      <div className={columns}>{father ? <NewAccount father={father} /> : <AccountSkeleton />}</div>
    </PageFrame>
  );
}

function NewAccount({ father }: { father: AccountNode }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const refresh = useRefreshAccounts();
  const sells = useAllowed(resellers);
  const form = useAccountForm(newValues({ ...father, category: 'OTHER' }, localeChoice.current()));
  const isTaken = form.failure instanceof ApiError && form.failure.code === 'ALREADY-EXISTS';
  const [handed, setHanded] = useState<{ link: HandedLink; name: string } | null>(null);
  const showFailure = useFailureToast();
  const leave = () => void navigate(paths.structure());
  const done = async ({ id, name, status, invitation }: Account) => {
    void refresh();
    try {
      const isUnsent = invitation && !(await call(endpoints.getMailState, { params: { account: id } })).sends;
      const say = status === 'invited' && !isUnsent ? namedMessages.invited : namedMessages.created;
      toasts.add('success', intl.formatMessage(say, { name }));
      if (isUnsent) {
        const link = await call(endpoints.createOwnerLink, { params: { accountId: id } });
        return setHanded({ link, name: invitation.email });
      }
    } catch (error) {
      showFailure(error);
    }
    return leave();
  };
  const save = form.submit(
    async ({ account, sold, father: above, owner }) =>
      call(endpoints.createAccount, {
        body: { ...account, ...(sells && sold), father: above ?? father.id, ...(owner && { owner }) },
      }),
    (created) => void done(created),
  );
  return (
    <Form form={form} onSubmit={save}>
      {form.failure !== null && (
        <FailureNotice error={form.failure} text={isTaken ? intl.formatMessage(text.taken) : undefined} />
      )}
      {handed && <HandedLinkDialog {...handed} onClose={leave} />}
      <AccountFields form={form} />
      <OwnerFields form={form} />
      <div className={line}>
        <Button type="submit" look="primary" busy={form.busy}>
          {intl.formatMessage(text.create)}
        </Button>
        <Button look="quiet" onClick={() => void navigate(paths.structure())}>
          {intl.formatMessage(text.cancel)}
        </Button>
      </div>
    </Form>
  );
}
