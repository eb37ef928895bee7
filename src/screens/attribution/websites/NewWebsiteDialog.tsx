import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { AccountId } from '#values/ids.ts';
import { WebsiteDomain } from '#values/website.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useSelectedAccounts } from '../../../page/accounts/selectedAccounts.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { websitesMessages as words } from './websites.messages.ts';

const NewWebsite = z.object({ account: AccountId, domain: WebsiteDomain });

/** Adds a website and opens its page. */
export function NewWebsiteDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const accounts = useAccounts();
  const selected = useSelectedAccounts();
  const { account: own } = useProfile();
  const form = useForm(NewWebsite, { account: selected[0] ?? own, domain: '' });
  const add = form.submit(
    (body) => call(endpoints.createWebsite, { body }),
    ({ code }) => {
      void invalidate('listWebsites');
      void navigate(paths.website(code));
    },
  );
  return (
    <FormDialog
      title={intl.formatMessage(words.add)}
      form={form}
      onSubmit={add}
      onClose={onClose}
      submit={intl.formatMessage(words.add)}
    >
      {accounts.length > 1 && (
        <AccountField label={intl.formatMessage(words.account)} accounts={accounts} {...form.field('account')} />
      )}
      <TextField
        label={intl.formatMessage(words.domain)}
        hint={intl.formatMessage(words.domainHint)}
        maxLength={253}
        autoComplete="off"
        spellCheck={false}
        {...form.field('domain')}
      />
    </FormDialog>
  );
}
