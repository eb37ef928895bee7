import { useIntl } from 'react-intl';
import type { CallDetail } from '#contract/calls.contract.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Phone } from '../../ui/phone/Phone.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { DateTime } from '../../ui/text/DateTime.tsx';
import { useDurationText } from '../../ui/text/useDurationText.ts';
import { muted, padded } from './CallDetail.css.ts';
import { callMessages as words } from './call.messages.ts';

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

/** Each leg's destination, time, duration and outcome. */
export function LegsCard({ legs, timezone }: { legs: CallDetail['legs']; timezone: string }) {
  const title = useIntl().formatMessage(words.legs);
  const noLegs = useIntl().formatMessage(words.noLegs);
  const columns = useLegColumns(timezone);
  return (
    <Card title={title} flush>
      {legs.length === 0 ? (
        <p className={`${muted} ${padded}`}>{noLegs}</p>
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
