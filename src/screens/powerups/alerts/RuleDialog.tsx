import { useIntl } from 'react-intl';
import type { AlertRule } from '#contract/powerups/alerts.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { isCallAlert } from '#values/alertWords.ts';
import { call } from '../../../api/client/call.ts';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { ruleMessages as words } from './alertRules.messages.ts';
import { RecipientFields } from './RecipientFields.tsx';
import { draftOf, fieldsOf } from './ruleDraft.ts';
import { TimeFields } from './TimeFields.tsx';
import { WhatFields } from './WhatFields.tsx';

interface RuleDialogProps {
  account: number;
  /** ISO 3166, of the account. */
  country: string;
  /** Null to add one. */
  rule: AlertRule | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Which alerts go to whom, how and when. */
export function RuleDialog({ account, country, rule, onClose, onSaved }: RuleDialogProps) {
  const intl = useIntl();
  const { id: me } = useProfile();
  const form = useForm(draftOf({ country, hasSlack: rule?.hasSlackHook ?? false }), fieldsOf(rule, me));
  const save = form.submit(
    ({ slackHook, ...settings }) =>
      rule
        ? call(endpoints.changeAlertRule, {
            params: { uuid: rule.uuid },
            body: { ...settings, version: rule.version, ...(slackHook !== undefined && { slackHook }) },
          })
        : call(endpoints.addAlertRule, { body: { ...settings, account, ...(slackHook && { slackHook }) } }),
    () => {
      toasts.add('success', intl.formatMessage(words.saved));
      onSaved();
    },
  );
  return (
    <FormDialog title={rule ? rule.name : intl.formatMessage(words.add)} form={form} onSubmit={save} onClose={onClose}>
      <WhatFields form={form} account={account} isAboutCalls={form.values.kinds.some(isCallAlert)} />
      <RecipientFields form={form} account={account} rule={rule} />
      <TimeFields form={form} />
      <Checkbox checked={form.values.enabled} onChange={(next) => form.set('enabled', next)}>
        {intl.formatMessage(words.enabled)}
      </Checkbox>
    </FormDialog>
  );
}
