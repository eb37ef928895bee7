import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Alert } from '#contract/powerups/alerts.contract.ts';
import { formatExactMoney, formatMoney } from '#values/money.ts';
import { phoneText } from '../../ui/phone/phoneText.ts';
import { typeWords } from '../deliveries/delivery.messages.ts';
import { alertMessages, callWords, failingWords, notPublishedWords } from './alert.messages.ts';

/** An alert in one line. */
export function useAlertText(): (alert: Alert) => string {
  const { formatMessage, locale } = useIntl();
  return useCallback(
    (alert) => {
      switch (alert.kind) {
        case 'flowNotPublished':
          return formatMessage(notPublishedWords[alert.reason], { flow: alert.flow });
        case 'creditLow': {
          const [below, balance] = [formatMoney(alert.below, locale), formatExactMoney(alert.balance, locale)];
          return formatMessage(alertMessages.credit, { below, balance });
        }
        case 'integrationFailing':
          return formatMessage(failingWords[alert.reason], { name: formatMessage(typeWords[alert.type]) });
        default: {
          const caller = alert.caller === null ? formatMessage(alertMessages.withheld) : phoneText(alert.caller).text;
          return formatMessage(callWords[alert.kind], { caller });
        }
      }
    },
    [formatMessage, locale],
  );
}
