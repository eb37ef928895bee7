import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/paths.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { followUpNamed, followUpWords as words } from '../../../page/followUps/followUp.messages.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { PickField } from '../../../ui/pickList/PickField.tsx';
import * as styles from './Details.css.ts';

/** Which follow-ups the calls to a number get. A choice is saved at once. */
export function FollowUpsOfNumber({ number: { did, account } }: { number: TrackingNumber }) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const [isSaving, setSaving] = useState(false);
  const { data, error, mutate } = useEndpoint('listFollowUps', { query: { account: [account] } });
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const named = (data ?? []).filter(({ allNumbers }) => !allNumbers);
  const forAll = (data ?? []).filter(({ allNumbers, enabled }) => allNumbers && enabled);
  const choose = async (followUps: string[]) => {
    setSaving(true);
    try {
      await call(endpoints.setNumberFollowUps, { params: { did }, body: { followUps } });
    } catch (failure) {
      showFailure(failure);
    }
    await mutate();
    setSaving(false);
  };
  return (
    <Card title={text('title')} actions={<Link to={paths.followUps()}>{text('openAll')}</Link>}>
      <div className={styles.fields}>
        <p className={styles.explained}>{text('explained')}</p>
        {!data && error && <FailedLoad error={error} onRetry={() => void mutate()} />}
        {!data && !error && <Skeleton height="60px" />}
        {forAll.length > 0 && (
          <p className={styles.explained}>
            {intl.formatMessage(followUpNamed.forAll, { names: intl.formatList(forAll.map(({ name }) => name)) })}
          </p>
        )}
        {named.length > 0 && (
          <PickField
            label={text('forNumber')}
            placeholder={text('choose')}
            searchLabel={text('search')}
            emptyLabel={text('noneMatch')}
            optional
            multiple
            disabled={isSaving}
            options={named.map(({ uuid, name }) => ({ id: uuid, label: name }))}
            chosen={named.filter(({ dids }) => dids.includes(did)).map(({ uuid }) => uuid)}
            onChange={(next) => void choose(next)}
          />
        )}
      </div>
    </Card>
  );
}
