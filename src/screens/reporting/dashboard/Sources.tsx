import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { SourceRow } from '#contract/reporting/reports.contract.ts';
import { paths } from '#contract/paths.ts';
import { countedToSearchParams } from '../../../machines/filters/filterSearchParams.ts';
import type { FilterSet } from '../../../machines/filters/filterSet.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { fill, hour, hours, source as sourceClass, track } from './Dashboard.css.ts';
import { dashboardMessages as words } from './dashboard.messages.ts';

const shown = 8;

/** Tracking sources by number of calls. A source opens its calls. */
export function Sources({ rows, filters }: { rows: readonly SourceRow[] | undefined; filters: FilterSet }) {
  const intl = useIntl();
  const most = rows?.[0]?.total ?? 1;
  const callsOf = (source: string) =>
    paths.calls(new URLSearchParams(countedToSearchParams({ ...filters, trackingSource: [source] })).toString());
  return (
    <Card title={intl.formatMessage(words.sources)}>
      {!rows && <Skeleton height="180px" />}
      {rows?.length === 0 && intl.formatMessage(words.empty)}
      <ol className={hours}>
        {rows?.slice(0, shown).map(({ source, total }) => (
          <li key={source} className={hour}>
            <Link to={callsOf(source)} className={sourceClass}>
              {source}
            </Link>
            <span className={track}>
              <span className={fill} style={{ width: `${(total / most) * 100}%` }} />
            </span>
            {intl.formatMessage(words.count, { count: total })}
          </li>
        ))}
      </ol>
    </Card>
  );
}
