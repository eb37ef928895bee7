import { useIntl } from 'react-intl';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { dashboardMessages as words } from './dashboard.messages.ts';
import { callsBehind } from '../../../page/reports/callsBehind.ts';
import { FigureTiles } from '../../../page/reports/FigureTiles.tsx';
import { paths } from '#contract/paths.ts';
import { defaultFilters } from '../../../machines/filters/filterSet.ts';
import { Section } from './Section.tsx';
import { useFigures } from './useFigures.ts';

interface TodayProps {
  /** A local day in the time zone. */
  day: string;
  timezone: string;
  accounts: number[] | undefined;
}

/** Today so far, compared with the same weekday last week up to the same time. */
export function Today({ day, timezone, accounts }: TodayProps) {
  const intl = useIntl();
  const query = {
    datefrom: day,
    dateto: day,
    timezone,
    compare: 'weekday' as const,
    ...(accounts && { account: accounts }),
  };
  const { data, error, mutate } = useEndpoint('getSummary', { query });
  const filters = { ...defaultFilters(day, timezone), dateLabel: 'today', dateStart: day } as const;
  const weekday = intl.formatDate(`${day}T12:00:00Z`, { weekday: 'long', timeZone: 'UTC' });
  return (
    <Section title={intl.formatMessage(words.today)} aside={intl.formatMessage(words.sameTime, { weekday })}>
      {error && !data && <FailedLoad error={error} onRetry={() => void mutate()} />}
      <FigureTiles
        label={intl.formatMessage(words.today)}
        columns={useFigures().today}
        now={data?.now}
        before={data?.before}
        isCompared
        linkTo={(narrow) => paths.calls(callsBehind(filters, narrow))}
      />
    </Section>
  );
}
