import { useIntl } from 'react-intl';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { CancelNumber } from './CancelNumber.tsx';
import { page, since } from './Details.css.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { wizardMessages } from './wizard.messages.ts';

/** Details and notifications of a number, and releasing it. */
export function DetailsTab({ number }: { number: TrackingNumber }) {
  const intl = useIntl();
  const { tz } = useProfile();
  const { data, error, mutate } = useEndpoint('getNumberExtra', { params: { did: number.did } });
  if (!data) return error ? <FailedLoad error={error} onRetry={() => void mutate()} /> : <Skeleton height="40dvh" />;
  return (
    <div className={page}>
      <Card
        title={intl.formatMessage(wizardMessages.details)}
        actions={
          <span className={since}>
            {intl.formatMessage(wizardMessages.active)} <DateTime value={data.activationDate} timezone={tz} />
          </span>
        }
      >
        <DetailsForm number={number} extra={data} onSaved={() => void mutate()} />
      </Card>
      <CancelNumber number={number} />
    </div>
  );
}
