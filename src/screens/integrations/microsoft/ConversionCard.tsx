import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { endpoints } from '#contract/endpoints.ts';
import type { MicrosoftConversion } from '#contract/integrations/microsoft.contract.ts';
import { paths } from '#contract/paths.ts';
import { call } from '../../../api/client/call.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { linkMessages } from '../../../page/oauthLinks/oauthLinks.messages.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import * as styles from './Microsoft.css.ts';
import { ConversionDialog } from './ConversionDialog.tsx';
import { microsoftMessages as words } from './microsoft.messages.ts';

interface ConversionCardProps {
  conversion: MicrosoftConversion;
  onChanged: () => void;
}

const tones = { on: 'success', paused: 'warning', lost: 'warning' } as const;

/** A conversion goal, which calls are counted in it, and buttons to change or delete it. */
export function ConversionCard({ conversion, onChanged }: ConversionCardProps) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const [isEditing, setEditing] = useState(false);
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const { uuid, account, advertiserName, advertiserNumber, conversionName, username, status, filters } = conversion;
  const remove = async () => {
    const question = { title: text('deleteTitle'), text: text('deleteText'), confirm: text('delete'), danger: true };
    if (!(await confirmations.ask({ ...question, cancel: text('cancel') }))) return;
    try {
      await call(endpoints.deleteMicrosoft, { params: { uuid } });
    } catch (failure) {
      showFailure(failure);
    }
    onChanged();
  };
  const { dids, tags } = filters;
  const rows = [
    ['advertiser', [advertiserName, advertiserNumber].filter(Boolean).join(', ')],
    ['linked', username],
    ['numbers', dids.length > 0 ? intl.formatList(dids.map((did) => phoneText(did).text)) : text('everyNumber')],
    ['tags', tags.length > 0 ? intl.formatList(tags) : text('everyCall')],
  ] as const;
  return (
    <Card title={conversionName} actions={<Badge tone={tones[status]}>{text(status)}</Badge>}>
      <div className={styles.stack}>
        {status === 'lost' && (
          <Notice tone="warning" action={<Link to={paths.oauthLinks(account)}>{text('links')}</Link>}>
            {intl.formatMessage(linkMessages.lost)}
          </Notice>
        )}
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
        <ConversionDialog
          account={account}
          conversion={conversion}
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
