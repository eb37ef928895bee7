import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Delivery, Integration } from '#contract/integrations/integrations.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { kindWords, skipWords } from '../../../page/deliveries/delivery.messages.ts';
import { call } from '../../../api/client/call.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { DeliveryBadge } from '../../../page/deliveries/DeliveryBadge.tsx';
import * as styles from './Integrations.css.ts';
import { integrationsMessages, logMessages as words, logNamed } from './integrations.messages.ts';
import { webhookMessages } from './webhook.messages.ts';

interface DeliveryDialogProps {
  integration: Pick<Integration, 'uuid' | 'account'>;
  delivery: Delivery;
  onClose: () => void;
  onRepeated: () => void;
}

/** What was sent and what was replied, with a button to send it again. */
export function DeliveryDialog({
  integration: { uuid: integration, account: owner },
  delivery,
  onClose,
  onRepeated,
}: DeliveryDialogProps) {
  const intl = useIntl();
  const { tz: timezone } = useProfile();
  const showFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const account = useAccounts().find(({ id }) => id === delivery.account);
  const {
    uuid,
    kind,
    subject,
    state,
    attempts,
    nextAt,
    request,
    status,
    reply,
    milliseconds,
    createdAt,
    detail,
    reason,
  } = delivery;
  const repeat = async () => {
    setBusy(true);
    try {
      await call(endpoints.repeatDelivery, { params: { uuid: integration, delivery: uuid } });
      toasts.add('success', intl.formatMessage(words.repeated));
      onRepeated();
    } catch (failure) {
      showFailure(failure);
      setBusy(false);
    }
  };
  const moment = (value: string) => <DateTime value={value} timezone={timezone} seconds />;
  const facts = [
    ['state', <DeliveryBadge key="state" state={state} />],
    ['at', moment(createdAt)],
    ['account', delivery.account === owner ? null : (account?.name ?? delivery.account)],
    ['reason', reason === null ? null : intl.formatMessage(skipWords[reason])],
    ['attempts', intl.formatNumber(attempts)],
    ['next', nextAt === null ? null : moment(nextAt)],
    ['changed', detail?.changed ? intl.formatList(detail.changed) : null],
    ['tags', detail?.tags ? intl.formatList(detail.tags) : null],
    ['status', status],
    ['took', milliseconds === null ? null : intl.formatMessage(logNamed.milliseconds, { ms: milliseconds })],
  ] as const;
  return (
    <Dialog
      open
      title={intl.formatMessage(kindWords[kind])}
      onClose={onClose}
      actions={
        <>
          <Button look="primary" busy={isBusy} onClick={() => void repeat()}>
            {intl.formatMessage(words.again)}
          </Button>
          <Button onClick={onClose}>{intl.formatMessage(webhookMessages.done)}</Button>
        </>
      }
    >
      <div className={styles.stack}>
        <dl className={styles.facts}>
          {facts.map(
            ([key, value]) =>
              value !== null && (
                <div key={key} style={{ display: 'contents' }}>
                  <dt className={styles.term}>{intl.formatMessage(words[key])}</dt>
                  <dd className={styles.fact}>{value}</dd>
                </div>
              ),
          )}
        </dl>
        {kind !== 'text.received' && state !== 'gone' && (
          <Link to={paths.call(subject)}>{intl.formatMessage(words.call)}</Link>
        )}
        {reply !== null && (
          <>
            <p className={styles.label}>{intl.formatMessage(words.reply)}</p>
            <pre className={styles.code}>{reply === '' ? intl.formatMessage(integrationsMessages.empties) : reply}</pre>
          </>
        )}
        {request && (
          <>
            <p className={styles.label}>
              {intl.formatMessage(words.request)} ({request.host})
            </p>
            <pre className={styles.code}>
              {typeof request.body === 'string' ? request.body : JSON.stringify(request.body, null, 2)}
            </pre>
          </>
        )}
      </div>
    </Dialog>
  );
}
