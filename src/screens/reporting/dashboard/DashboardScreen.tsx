import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { paths } from '#contract/paths.ts';
import { callsBehind } from '../../../page/reports/callsBehind.ts';
import { FigureTiles } from '../../../page/reports/FigureTiles.tsx';
import { RangeFilter } from '../../../page/filters/RangeFilter.tsx';
import { PasswordAdvice } from '../../../page/session/PasswordAdvice.tsx';
import { usePageFilters, type PageFilters } from '../../../page/filters/usePageFilters.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { BusiestHours } from './BusiestHours.tsx';
import { Callbacks } from './Callbacks.tsx';
import { CallsByDay } from './CallsByDay.tsx';
import { Cards } from './Cards.tsx';
import { dashboardMessages as words } from './dashboard.messages.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { LatestCalls } from './LatestCalls.tsx';
import { Section } from './Section.tsx';
import { Sources } from './Sources.tsx';
import { Today } from './Today.tsx';
import { useFigures } from './useFigures.ts';
import { useLiveFigures } from './useLiveFigures.ts';
import { filterMessages } from '../../../page/filters/filter.messages.ts';
import { Button } from '../../../ui/button/Button.tsx';

/** Today and the selected range at a glance: key figures with trends, callbacks, days, hours and sources. */
export function Component() {
  const intl = useIntl();
  const filters = usePageFilters();
  const [search] = useSearchParams();
  const { query, applied, today } = filters;
  const { account, timezone } = query;
  const accounts = account && { account };
  const figures = useFigures();
  const invalidate = useInvalidate();
  const summary = useEndpoint('getSummary', { query });
  const days = useEndpoint('getTimeAndDay', { query: { ...query, dateview: 'days' } });
  const sources = useEndpoint('getSources', { query });
  const callbacks = useEndpoint('listCallbacks', { query: { timezone, ...accounts } });
  const latest = useEndpoint('listCalls', { query: { ...accounts, length: 10 } });
  useLiveFigures();
  const error: unknown = summary.error ?? days.error ?? sources.error ?? callbacks.error;
  const retry = () => void invalidate('getSummary', 'getTimeAndDay', 'getSources', 'listCallbacks');
  return (
    <PageFrame title={intl.formatMessage(words.title)}>
      {error !== undefined && <FailedLoad error={error} onRetry={retry} />}
      <PasswordAdvice />
      <FirstSteps accounts={account}>
        <Today day={today} timezone={timezone} accounts={account} />
        <Section
          title={intl.formatMessage(words.trends)}
          actions={
            <>
              <ApplyRange filters={filters} />
              <RangeFilter filters={filters} />
            </>
          }
        >
          <FigureTiles
            label={intl.formatMessage(words.summary)}
            columns={figures.range}
            now={summary.data?.now}
            before={summary.data?.before}
            isCompared
            linkTo={(narrow) => paths.calls(callsBehind(applied, narrow))}
          />
        </Section>
        <Cards
          cards={[
            {
              id: 'latest',
              title: intl.formatMessage(words.latest),
              wide: true,
              content: (
                <LatestCalls
                  calls={latest.data?.data}
                  timezone={applied.timezone}
                  error={latest.error}
                  onRetry={() => void latest.mutate()}
                />
              ),
            },
            {
              id: 'callbacks',
              title: intl.formatMessage(words.callbacks),
              content: <Callbacks callbacks={callbacks.data} timezone={applied.timezone} />,
            },
            {
              id: 'days',
              title: intl.formatMessage(words.byDay),
              wide: true,
              content: <CallsByDay rows={days.data?.rows} filters={applied} />,
            },
            {
              id: 'sources',
              title: intl.formatMessage(words.sources),
              content: <Sources rows={sources.data?.rows} filters={applied} />,
            },
            {
              id: 'hours',
              title: intl.formatMessage(words.busiest),
              content: <BusiestHours heat={days.data?.heat} search={search.toString()} filters={applied} />,
            },
          ]}
        />
      </FirstSteps>
    </PageFrame>
  );
}

/** Applies or cancels an edited range; hidden otherwise. */
function ApplyRange({ filters }: { filters: PageFilters }) {
  const intl = useIntl();
  const { state, send } = filters;
  if (state === 'applied') return null;
  return (
    <>
      <Button look="quiet" onClick={() => send({ type: 'filters.cancelled' })}>
        {intl.formatMessage(filterMessages.cancel)}
      </Button>
      <Button look="primary" disabled={state === 'invalid'} onClick={() => send({ type: 'filters.applied' })}>
        {intl.formatMessage(filterMessages.apply)}
      </Button>
    </>
  );
}
