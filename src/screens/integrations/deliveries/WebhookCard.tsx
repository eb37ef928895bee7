import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { Integration } from '#contract/integrations/integrations.contract.ts';
import type { Webhook } from '#contract/integrations/webhooks.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { kindWords } from '../../../page/deliveries/delivery.messages.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { FactList } from '../../../ui/text/FactList.tsx';
import * as styles from './Integrations.css.ts';
import { DryRun } from '../../../page/deliveries/DryRun.tsx';
import { NewSecret } from './NewSecret.tsx';
import { webhookMessages as words } from './webhook.messages.ts';
import { detailsOf, draftOf, WebhookDraft } from './webhookDraft.ts';
import { WebhookFields } from './WebhookFields.tsx';

interface WebhookCardProps {
  integration: Integration;
  onChanged: () => void;
}

/** Where a webhook posts what; changes it, its secret, and deletes it. */
export function WebhookCard({ integration: { uuid }, onChanged }: WebhookCardProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const showFailure = useFailureToast();
  const [secret, setSecret] = useState<string | null>(null);
  const [isEditing, setEditing] = useState(false);
  const { data } = useEndpoint('listWebhooks', { query: {} });
  const webhook = data?.find((each) => each.uuid === uuid);
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const renew = async () => {
    const question = { title: text('renewTitle'), text: text('renewText'), confirm: text('renew') };
    if (!(await confirmations.ask({ ...question, cancel: text('cancel') }))) return;
    try {
      setSecret((await call(endpoints.renewWebhookSecret, { params: { uuid } })).secret);
    } catch (failure) {
      showFailure(failure);
    }
    onChanged();
  };
  const remove = async () => {
    const question = { title: text('deleteTitle'), text: text('deleteText'), confirm: text('delete'), danger: true };
    if (!(await confirmations.ask({ ...question, cancel: text('cancel') }))) return;
    try {
      await call(endpoints.deleteWebhook, { params: { uuid } });
    } catch (failure) {
      return showFailure(failure);
    }
    void invalidate('listIntegrations');
    void navigate(paths.integrations());
  };
  return (
    <Card
      title={text('settings')}
      actions={
        webhook && (
          <span className={styles.buttons}>
            <Button size="small" onClick={() => setEditing(true)}>
              {text('edit')}
            </Button>
            <Button size="small" onClick={() => void renew()}>
              {text('renew')}
            </Button>
            <Button size="small" look="danger" onClick={() => void remove()}>
              {text('delete')}
            </Button>
          </span>
        )
      }
    >
      {webhook ? <WebhookFacts webhook={webhook} /> : <Skeleton height="6rem" />}
      {webhook && isEditing && (
        <EditWebhook
          webhook={webhook}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            onChanged();
          }}
        />
      )}
      {secret !== null && <NewSecret secret={secret} onClose={() => setSecret(null)} />}
    </Card>
  );
}

function WebhookFacts({ webhook: { url, filters } }: { webhook: Webhook }) {
  const intl = useIntl();
  const { kinds, dids, tags, subAccounts } = filters;
  const events = kinds ?? (Object.keys(kindWords) as (keyof typeof kindWords)[]);
  const rows = [
    ['url', url],
    ['kinds', intl.formatList(events.map((kind) => intl.formatMessage(kindWords[kind])))],
    ['numbers', dids ? intl.formatList(dids.map((did) => phoneText(did).text)) : intl.formatMessage(words.everyNumber)],
    ['tags', tags ? intl.formatList(tags) : intl.formatMessage(words.everyCall)],
    ...(subAccounts ? [['below', intl.formatMessage(words.included)] as const] : []),
  ] as const;
  return <FactList facts={rows.map(([key, value]) => [intl.formatMessage(words[key]), value])} />;
}

interface EditWebhookProps {
  webhook: Webhook;
  onClose: () => void;
  onSaved: () => void;
}

function EditWebhook({ webhook, onClose, onSaved }: EditWebhookProps) {
  const intl = useIntl();
  const { uuid, version } = webhook;
  const form = useForm(WebhookDraft, draftOf(webhook, webhook.account));
  const save = form.submit(
    (draft) => call(endpoints.changeWebhook, { params: { uuid }, body: { version, ...detailsOf(draft) } }),
    onSaved,
  );
  return (
    <FormDialog title={intl.formatMessage(words.edit)} form={form} onSubmit={save} onClose={onClose}>
      <WebhookFields form={form} />
      <DryRun type="webhook" uuid={uuid} account={webhook.account} filters={detailsOf(form.values).filters} />
    </FormDialog>
  );
}
