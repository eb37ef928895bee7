import { useIntl } from 'react-intl';
import type { TrackingNumber } from '#contract/numbers.contract.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../app/page/FailedLoad.tsx';
import { useProfile } from '../../app/session/SessionContext.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { DateTime } from '../../ui/text/DateTime.tsx';
import { CancelNumber } from './CancelNumber.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { wizardMessages } from './wizard.messages.ts';
import * as styles from './WizardScreen.css.ts';

/** What is said of a number, who is told of its calls, and giving it back. */
export function DetailsTab({ number }: { number: TrackingNumber }) {
  const intl = useIntl();
  const { tz } = useProfile();
  const { data, error, mutate } = useEndpoint('getNumberExtra', { params: { did: number.did } });
  if (!data) return error ? <FailedLoad error={error} onRetry={() => void mutate()} /> : <Skeleton height="40dvh" />;
  return (
    <div className={styles.form}>
      <DetailsForm number={number} extra={data} onSaved={() => void mutate()} />
      <p>
        {intl.formatMessage(wizardMessages.active)} <DateTime value={data.activationDate} timezone={tz} />
      </p>
      <CancelNumber number={number} />
    </div>
  );
}
