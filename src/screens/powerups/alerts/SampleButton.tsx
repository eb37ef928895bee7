import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { AlertRule } from '#contract/powerups/alerts.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { ruleMessages as words } from './alertRules.messages.ts';

interface SampleButtonProps {
  rule: AlertRule;
  /** Whether Slack takes posts may be known better now. */
  onSent: () => void;
}

/** Sends a sample to everybody who gets alerts outside of the page, and says to whom it went. */
export function SampleButton({ rule, onSent }: SampleButtonProps) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const { emails, phones, slack } = await call(endpoints.tryAlertRule, { params: { uuid: rule.uuid } });
      const to = [...emails, ...phones.map((phone) => phoneText(phone).text), ...(slack === 'taken' ? ['Slack'] : [])];
      if (to.length > 0) toasts.add('success', intl.formatMessage(words.sampleSent, { to: intl.formatList(to) }));
      if (rule.emails.length > emails.length) toasts.add('error', intl.formatMessage(words.noMail));
      if (slack === 'refused') toasts.add('error', intl.formatMessage(words.slackRefused));
      if (slack === 'unreachable') toasts.add('error', intl.formatMessage(words.slackUnreachable));
    } catch (failure) {
      showFailure(failure);
    }
    setBusy(false);
    onSent();
  };
  return (
    <Button size="small" busy={isBusy} onClick={() => void send()}>
      {intl.formatMessage(words.sample)}
    </Button>
  );
}
