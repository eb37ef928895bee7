import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { endpoints } from '#contract/endpoints.ts';
import type { UnclaimedNumber } from '#contract/tenancy/operators.contract.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { paths } from '#contract/paths.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { button } from '../../../ui/button/Button.css.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Phone } from '../../../ui/phone/Phone.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { adminMessages as words, adoptNamed } from './admin.messages.ts';

/** The numbers that the carrier bills and no account has. */
export function UnclaimedTab() {
  const intl = useIntl();
  const { tz } = useProfile();
  const { data, error, mutate } = useEndpoint('listUnclaimedNumbers', {}, { refreshInterval: 5000 });
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  async function compare(): Promise<void> {
    setBusy(true);
    try {
      await call(endpoints.compareNumbers, {});
      toasts.add('success', intl.formatMessage(words.comparing));
    } catch (failure) {
      showFailure(failure);
    } finally {
      setBusy(false);
    }
  }
  if (error && !data) return <FailedLoad error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height="40dvh" />;
  const columns: Column<UnclaimedNumber>[] = [
    {
      key: 'did',
      title: intl.formatMessage(words.number),
      width: 190,
      card: 'title',
      cell: ({ did }) => <Phone number={did} />,
      text: ({ did }) => did,
    },
    {
      key: 'calls',
      title: intl.formatMessage(words.itsCalls),
      width: 230,
      card: 'meta',
      cell: ({ reachesUs }) => (
        <Badge tone={reachesUs ? 'error' : 'neutral'}>
          {intl.formatMessage(reachesUs ? words.nobodyAnswers : words.goElsewhere)}
        </Badge>
      ),
    },
    {
      key: 'bought',
      title: intl.formatMessage(words.origin),
      width: 230,
      card: 'meta',
      text: ({ bought }) => intl.formatMessage(bought ? words.boughtHere : words.boughtElsewhere),
    },
    {
      key: 'seenAt',
      title: intl.formatMessage(words.seenAt),
      width: 150,
      cell: ({ seenAt }) => <DateTime value={seenAt} timezone={tz} />,
    },
    {
      key: 'adopt',
      title: intl.formatMessage(words.retry),
      width: 170,
      card: 'aside',
      cell: ({ did }) => (
        <Link
          className={button({ size: 'small' })}
          to={paths.adoptNumber(did)}
          aria-label={intl.formatMessage(adoptNamed, { number: phoneText(did).text })}
        >
          {intl.formatMessage(words.adopt)}
        </Link>
      ),
    },
  ];
  return (
    <Card
      flush
      title={intl.formatMessage(words.unclaimed)}
      actions={
        <Button size="small" busy={busy} onClick={() => void compare()}>
          {intl.formatMessage(words.compareNow)}
        </Button>
      }
    >
      <DataTable
        label={intl.formatMessage(words.unclaimed)}
        columns={columns}
        rows={data}
        rowKey={({ did }) => did}
        empty={
          <EmptyState icon="check" title={intl.formatMessage(words.noUnclaimed)}>
            {intl.formatMessage(words.noUnclaimedBody)}
          </EmptyState>
        }
      />
    </Card>
  );
}
