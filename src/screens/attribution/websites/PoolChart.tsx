import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { PoolLoad } from '#contract/attribution/webSnippet.contract.ts';
import type { Pool } from '#contract/attribution/websites.contract.ts';
import { paths } from '#contract/paths.ts';
import { useToday } from '../../../page/filters/useToday.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { vars } from '../../../theme/tokens.css.ts';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { StackedBars } from '../../../ui/charts/StackedBars.tsx';
import { useBucketText } from '../../../ui/charts/useBucketText.ts';
import { visitorsByDay } from './visitorsByDay.ts';
import { poolsNamed, poolsWords as words } from './pools.messages.ts';

/** How many visitors a pool had each day, and how many of them found no number free. A bar opens that day's calls. */
export function PoolChart({ pool: { name }, load: { hours } }: { pool: Pool; load: PoolLoad }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const bucketText = useBucketText();
  const { tz } = useProfile();
  const days = visitorsByDay(hours, tz, useToday(tz));
  const series = [
    { key: 'own', label: intl.formatMessage(words.withNumber), colour: vars.color.answered },
    { key: 'overflowed', label: intl.formatMessage(words.overflowed), colour: vars.color.missed },
  ];
  const title = intl.formatMessage(poolsNamed.chart, { name });
  const figures = {
    head: [intl.formatMessage(words.day), ...series.map(({ label }) => label)],
    lines: days.map(({ day, own, overflowed }): [string, ...number[]] => [bucketText('days', day), own, overflowed]),
  };
  return (
    <ChartCard title={title} figures={figures} file={intl.formatMessage(poolsNamed.file, { name })}>
      <StackedBars
        title={title}
        axis={intl.formatMessage(words.day)}
        counted={intl.formatMessage(words.visitors)}
        series={series}
        bars={days.map(({ day, own, overflowed }) => ({
          key: day,
          label: bucketText('days', day),
          values: { own, overflowed },
        }))}
        onOpen={(day) => void navigate(paths.calls(new URLSearchParams({ datefrom: day, dateto: day }).toString()))}
      />
    </ChartCard>
  );
}
