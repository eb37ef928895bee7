import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { HeatCell } from '#contract/reporting/reports.contract.ts';
import type { FilterSet } from '../../../machines/filters/filterSet.ts';
import { paths } from '#contract/paths.ts';
import { callsBehind } from '../../../page/reports/callsBehind.ts';
import { useWeekHourText } from '../../../ui/charts/useWeekHourText.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { fill, hour, hours, track } from './Dashboard.css.ts';
import { dashboardMessages as words } from './dashboard.messages.ts';

const shown = 8;

interface BusiestHoursProps {
  heat: readonly HeatCell[] | undefined;
  /** What the report is to be opened with. */
  search: string;
  filters: FilterSet;
}

/** The busiest hours of the week, by number of calls. An hour opens its calls. */
export function BusiestHours({ heat, search, filters }: BusiestHoursProps) {
  const intl = useIntl();
  const weekHourText = useWeekHourText();
  const ranked = (heat ?? [])
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, shown);
  const most = ranked[0]?.total ?? 1;
  const callsOf = (cell: HeatCell) =>
    paths.calls(callsBehind(filters, { weekday: String(cell.weekday), hour: String(cell.hour) }));
  return (
    <Card
      title={intl.formatMessage(words.busiest)}
      actions={<Link to={paths.timeReport(search)}>{intl.formatMessage(words.report)}</Link>}
    >
      {!heat && <Skeleton height="180px" />}
      {heat && ranked.length === 0 && intl.formatMessage(words.empty)}
      <ol className={hours}>
        {ranked.map((cell) => (
          <li key={`${cell.weekday}-${cell.hour}`} className={hour}>
            <Link to={callsOf(cell)}>{weekHourText(cell.weekday, cell.hour)}</Link>
            <span className={track}>
              <span className={fill} style={{ width: `${(cell.total / most) * 100}%` }} />
            </span>
            {intl.formatMessage(words.count, { count: cell.total })}
          </li>
        ))}
      </ol>
    </Card>
  );
}
