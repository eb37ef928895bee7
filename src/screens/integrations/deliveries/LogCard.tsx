import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Delivery, Integration } from '#contract/integrations/integrations.contract.ts';
import { DeliveryState } from '#values/integrationWords.ts';
import { kindWords, stateWords } from '../../../page/deliveries/delivery.messages.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { useBucketText } from '../../../ui/charts/useBucketText.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useDeliveryNews } from '../../../page/deliveries/useDeliveryNews.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { Pager } from '../../../ui/table/Pager.tsx';
import type { TableView } from '../../../ui/table/tableSearchParams.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { DeliveryBadge } from '../../../page/deliveries/DeliveryBadge.tsx';
import { buttons } from './Integrations.css.ts';
import { logMessages as words, logNamed } from './integrations.messages.ts';
import { RepeatFailed } from './RepeatFailed.tsx';

interface LogCardProps {
  integration: Integration;
  /** The day whose deliveries are shown, `YYYY-MM-DD`; null for all. */
  day: string | null;
  onEveryDay: () => void;
  onChanged: () => void;
}

const every = 'every';

/** What an integration delivered, newest first: filtered by state, opened, sent again. */
export function LogCard({ integration, day, onEveryDay, onChanged }: LogCardProps) {
  const { uuid } = integration;
  const intl = useIntl();
  const [state, setState] = useState<DeliveryState | typeof every>(every);
  const [view, setView] = useState<TableView>({ page: 0, length: 25, orderBy: 'at', order: 'desc', search: '' });
  const [opened, setOpened] = useState<string | null>(null);
  const { page, length } = view;
  const query = { start: page * length, length, ...(state !== every && { state: [state] }), ...(day && { day }) };
  const log = useEndpoint('listDeliveries', { params: { uuid }, query });
  useDeliveryNews(() => void log.mutate(), uuid);
  const bucketText = useBucketText();
  const columns = useLogColumns();
  const delivery = log.data?.data.find((each) => each.uuid === opened);
  const total = log.data?.recordsFiltered ?? 0;
  return (
    <Card
      flush
      title={intl.formatMessage(words.title)}
      actions={
        <span className={buttons}>
          {day !== null && (
            <Button size="small" onClick={onEveryDay}>
              {intl.formatMessage(logNamed.onlyDay, { day: bucketText('days', day) })}
              <Icon name="close" />
            </Button>
          )}
          <RepeatFailed uuid={uuid} onRepeated={onChanged} />
          <SelectField
            label={intl.formatMessage(words.state)}
            inline
            value={state}
            onChange={(next) => {
              setState(next);
              setView({ ...view, page: 0 });
            }}
            choices={[
              { value: every, label: intl.formatMessage(words.every) },
              ...DeliveryState.options.map((value) => ({ value, label: intl.formatMessage(stateWords[value]) })),
            ]}
          />
        </span>
      }
    >
      <DataTable
        label={intl.formatMessage(words.title)}
        columns={columns}
        rows={log.data?.data}
        rowKey={(row) => row.uuid}
        onOpen={(row) => setOpened(row.uuid)}
        failed={log.error !== undefined}
        onRetry={() => void log.mutate()}
        expected={5}
        empty={
          state === every && day === null ? (
            <EmptyState icon="transfer" title={intl.formatMessage(words.empty)}>
              {intl.formatMessage(words.emptyBody)}
            </EmptyState>
          ) : (
            <EmptyState icon="transfer" title={intl.formatMessage(words.nothing)} />
          )
        }
      />
      {total > 25 && <Pager view={view} total={total} onChange={setView} />}
      {delivery && (
        <DeliveryDialog
          integration={integration}
          delivery={delivery}
          onClose={() => setOpened(null)}
          onRepeated={() => {
            setOpened(null);
            onChanged();
          }}
        />
      )}
    </Card>
  );
}

function useLogColumns(): Column<Delivery>[] {
  const intl = useIntl();
  const { tz: timezone } = useProfile();
  return useMemo(() => {
    const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
    return [
      {
        key: 'kind',
        title: title('kind'),
        width: 170,
        card: 'title',
        text: ({ kind }) => intl.formatMessage(kindWords[kind]),
      },
      {
        key: 'state',
        title: title('state'),
        width: 140,
        card: 'aside',
        cell: ({ state }) => <DeliveryBadge state={state} />,
      },
      {
        key: 'at',
        title: title('at'),
        width: 170,
        card: 'meta',
        cell: ({ createdAt }) => <DateTime value={createdAt} timezone={timezone} seconds />,
      },
      {
        key: 'status',
        title: title('status'),
        width: 90,
        align: 'end',
        text: ({ status }) => (status === null ? '–' : String(status)),
      },
      {
        key: 'attempts',
        title: title('attempts'),
        width: 90,
        align: 'end',
        text: ({ attempts }) => intl.formatNumber(attempts),
      },
      {
        key: 'next',
        title: title('next'),
        width: 170,
        cell: ({ nextAt }) => (nextAt === null ? '–' : <DateTime value={nextAt} timezone={timezone} seconds />),
      },
    ];
  }, [intl, timezone]);
}
