import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CallDetail } from '#contract/telephony/calls.contract.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { chartMessages } from '../../ui/charts/chart.messages.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Phone } from '../../ui/phone/Phone.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { DateTime } from '../../ui/text/DateTime.tsx';
import { useDurationText } from '../../ui/text/useDurationText.ts';
import { muted } from './CallDetail.css.ts';
import { callMessages as words } from './call.messages.ts';
import { LegsTimeline } from './LegsTimeline.tsx';

type Leg = CallDetail['legs'][number];

function useLegColumns(timezone: string): Column<Leg>[] {
  const intl = useIntl();
  const duration = useDurationText();
  return [
    {
      key: 'target',
      title: intl.formatMessage(words.legTarget),
      width: 180,
      card: 'title',
      cell: ({ target }) => (target.startsWith('+') ? <Phone number={target} /> : target),
    },
    {
      key: 'outcome',
      title: intl.formatMessage(words.legOutcome),
      width: 130,
      card: 'aside',
      cell: ({ outcome }) => intl.formatMessage(words[`leg.${outcome}`]),
    },
    {
      key: 'ring',
      title: intl.formatMessage(words.legRing),
      width: 90,
      align: 'end',
      cell: ({ ringSeconds }) => (ringSeconds === null ? '–' : duration(ringSeconds)),
    },
    {
      key: 'talk',
      title: intl.formatMessage(words.talkTime),
      width: 110,
      align: 'end',
      card: 'meta',
      cell: ({ talkSeconds }) => duration(talkSeconds),
    },
    {
      key: 'at',
      title: intl.formatMessage(words.legAt),
      width: 150,
      align: 'end',
      card: 'meta',
      cell: ({ at }) => <DateTime value={at} timezone={timezone} seconds />,
    },
  ];
}

/** Each leg's destination, time, duration and outcome, as a timeline or as a table. */
export function LegsCard({ detail: { call, legs }, timezone }: { detail: CallDetail; timezone: string }) {
  const intl = useIntl();
  const title = intl.formatMessage(words.legs);
  const noLegs = intl.formatMessage(words.noLegs);
  const columns = useLegColumns(timezone);
  const [asTable, setAsTable] = useState(false);
  return (
    <Card
      title={title}
      flush={asTable}
      actions={
        legs.length > 0 && (
          <IconButton
            icon={asTable ? 'chart' : 'table'}
            size="small"
            label={intl.formatMessage(asTable ? chartMessages.showChart : chartMessages.showTable)}
            onClick={() => setAsTable(!asTable)}
          />
        )
      }
    >
      {legs.length === 0 ? (
        <p className={muted}>{noLegs}</p>
      ) : !asTable ? (
        <LegsTimeline call={call} legs={legs} />
      ) : (
        <DataTable
          label={title}
          columns={columns}
          rows={legs}
          rowKey={({ at, target }) => `${at} ${target}`}
          empty={noLegs}
        />
      )}
    </Card>
  );
}
