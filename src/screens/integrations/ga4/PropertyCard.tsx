import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Ga4Integration } from '#contract/integrations/googleGa4.contract.ts';
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
import { PropertyDialog } from './PropertyDialog.tsx';

interface PropertyCardProps {
  property: Ga4Integration;
  onChanged: () => void;
}

const tones = { on: 'success', off: 'neutral', paused: 'warning', lost: 'warning' } as const;

/** A property that was chosen in a linked account, which calls go to it, and buttons to change or delete it. */
export function PropertyCard({ property, onChanged }: PropertyCardProps) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const [isEditing, setEditing] = useState(false);
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const { uuid, account, status, filters, data } = property;
  const { dids, tags } = filters;
  const { remoteId, name, events } = data;
  const remove = async () => {
    const question = { title: text('deleteProperty'), text: text('deletePropertyText'), confirm: text('delete') };
    if (!(await confirmations.ask({ ...question, danger: true, cancel: text('cancel') }))) return;
    try {
      await call(endpoints.deleteGa4, { params: { uuid } });
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
    ['tags', tags.length > 0 ? intl.formatList(tags) : text('everyCall')],
  ] as const;
  return (
    <Card title={`${name} (${remoteId})`} actions={<Badge tone={tones[status]}>{text(status)}</Badge>}>
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
        <PropertyDialog
          account={account}
          property={property}
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
