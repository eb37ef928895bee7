import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useSelectedAccounts } from '../../../page/accounts/selectedAccounts.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { useForm } from '../../../ui/form/useForm.ts';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { DryRun } from '../../../page/deliveries/DryRun.tsx';
import { NewSecret } from './NewSecret.tsx';
import { webhookMessages as words } from './webhook.messages.ts';
import { detailsOf, draftOf, WebhookDraft } from './webhookDraft.ts';
import { WebhookFields } from './WebhookFields.tsx';

/** Adds a webhook, shows its secret, and opens its page. */
export function NewWebhook({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const accounts = useAccounts();
  const selected = useSelectedAccounts();
  const { account: own } = useProfile();
  const [made, setMade] = useState<{ uuid: string; secret: string } | null>(null);
  const form = useForm(WebhookDraft, draftOf(null, selected[0] ?? own));
  const add = form.submit(
    ({ account, ...draft }) => call(endpoints.addWebhook, { body: { account, ...detailsOf({ account, ...draft }) } }),
    ({ webhook, secret }) => {
      void invalidate('listIntegrations');
      setMade({ uuid: webhook.uuid, secret });
    },
  );
  if (made) return <NewSecret secret={made.secret} onClose={() => void navigate(paths.integration(made.uuid))} />;
  return (
    <FormDialog
      title={intl.formatMessage(words.add)}
      form={form}
      onSubmit={add}
      onClose={onClose}
      submit={intl.formatMessage(words.add)}
    >
      {accounts.length > 1 && (
        <AccountField
          label={intl.formatMessage(words.account)}
          accounts={accounts}
          value={form.values.account}
          onChange={(account) => {
            form.set('account', account ?? own);
            form.set('dids', []);
          }}
        />
      )}
      <WebhookFields form={form} />
      <DryRun type="webhook" uuid={null} account={form.values.account} filters={detailsOf(form.values).filters} />
    </FormDialog>
  );
}
