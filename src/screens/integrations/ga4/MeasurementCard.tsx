import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Ga4Measurement } from '#contract/integrations/ga4.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { call } from '../../../api/client/call.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import * as styles from './Ga4.css.ts';
import { eventWords, ga4Messages as words } from './ga4.messages.ts';
import { MeasurementDialog } from './MeasurementDialog.tsx';

interface MeasurementCardProps {
  measurement: Ga4Measurement;
  onChanged: () => void;
}

/** A measurement, which calls go to it, and buttons to change or delete it. */
export function MeasurementCard({ measurement, onChanged }: MeasurementCardProps) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const [isEditing, setEditing] = useState(false);
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const { uuid, account, measuramentId, dids, events, enabled } = measurement;
  const remove = async () => {
    const question = { title: text('deleteTitle'), text: text('deleteText'), confirm: text('delete'), danger: true };
    if (!(await confirmations.ask({ ...question, cancel: text('cancel') }))) return;
    try {
      await call(endpoints.deleteMeasurement, { params: { account, uuid } });
      onChanged();
    } catch (failure) {
      showFailure(failure);
    }
  };
  const numbers = dids.length > 0 ? intl.formatList(dids.map((did) => phoneText(did).text)) : text('everyNumber');
  const option = Object.hasOwn(eventWords, events) ? eventWords[events as keyof typeof eventWords] : null;
  const rows = [
    ['events', option ? intl.formatMessage(option) : `${text('own')}: ${events}`],
    ['numbers', numbers],
  ] as const;
  return (
    <Card
      title={measuramentId}
      actions={<Badge tone={enabled ? 'success' : 'neutral'}>{text(enabled ? 'on' : 'off')}</Badge>}
    >
      <div className={styles.column}>
        <dl className={styles.facts}>
          {rows.map(([key, value]) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt className={styles.term}>{text(key)}</dt>
              <dd className={styles.fact}>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.buttons}>
          <Button size="small" onClick={() => setEditing(true)}>
            {text('edit')}
          </Button>
          <Button size="small" look="danger" onClick={() => void remove()}>
            {text('delete')}
          </Button>
          <Link to={paths.integration(uuid)}>{text('log')}</Link>
        </div>
      </div>
      {isEditing && (
        <MeasurementDialog
          account={account}
          measurement={measurement}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            onChanged();
          }}
        />
      )}
    </Card>
  );
}
