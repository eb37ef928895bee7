import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { HeatCell } from '#contract/reporting/reports.contract.ts';
import { paths } from '#contract/paths.ts';
import type { FilterSet } from '../../../machines/filters/filterSet.ts';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { HeatMap } from '../../../ui/charts/HeatMap.tsx';
import { useBucketText } from '../../../ui/charts/useBucketText.ts';
import { useWeekHourText } from '../../../ui/charts/useWeekHourText.ts';
import { callsBehind } from '../../../page/reports/callsBehind.ts';
import { timeAndDayMessages as words } from './timeAndDay.messages.ts';

const weekdays = ['1', '2', '3', '4', '5', '6', '7'];
const hours = Array.from({ length: 24 }, (_, hour) => `${hour}`);

/** Calls by weekday and hour. */
export function WeekHeat({ heat, filters }: { heat: readonly HeatCell[]; filters: FilterSet }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const bucketText = useBucketText();
  const weekHourText = useWeekHourText();
  const title = intl.formatMessage(words.heat);
  const cells = heat.map(({ weekday, hour, total, answer }) => ({
    row: weekday - 1,
    column: hour,
    value: total,
    title: weekHourText(weekday, hour),
    lines: [intl.formatMessage(words.share, { total, answered: answer })],
  }));
  const figures = {
    head: [intl.formatMessage(words.weekday), ...hours.map((hour) => bucketText('hours', hour))],
    lines: weekdays.map((weekday): [string, ...number[]] => [
      bucketText('weekdays', weekday),
      ...hours.map((hour) => heat.find((cell) => `${cell.weekday}` === weekday && `${cell.hour}` === hour)?.total ?? 0),
    ]),
  };
  return (
    <ChartCard title={title} figures={figures} file={intl.formatMessage(words.fileHeat)}>
      <HeatMap
        title={title}
        rows={weekdays.map((weekday) => bucketText('weekdays', weekday))}
        columns={hours.map((hour) => bucketText('hours', hour))}
        axis={intl.formatMessage(words.hourOfDay)}
        cells={cells}
        onOpen={({ row, column }) =>
          void navigate(paths.calls(callsBehind(filters, { weekday: `${row + 1}`, hour: `${column}` })))
        }
      />
    </ChartCard>
  );
}
