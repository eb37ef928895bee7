import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Branch } from '#contract/telephony/branches.contract.ts';
import type { Location } from '#contract/telephony/locations.contract.ts';
import { useEndpoint } from '../../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../../page/errors/FailedLoad.tsx';
import { FiguresTable } from '../../../../ui/charts/FiguresTable.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import * as styles from './Locations.css.ts';
import { coverageMessages as words } from './mapping.messages.ts';
import { WorldMap } from '../../../../ui/map/WorldMap.tsx';

/** Where callers are put through: the map, the postcodes of each branch, gaps and overlaps. */
export function CoverageCard({ location, branches }: { location: Location; branches: readonly Branch[] }) {
  const intl = useIntl();
  const { account, id } = location;
  const { data, error, mutate } = useEndpoint(
    'getLocationCoverage',
    { params: { account, id } },
    { keepPreviousData: true },
  );
  const nameOf = (branch: string) => branches.find((each) => each.id === branch)?.name ?? '–';
  const placed = useMemo(
    () =>
      branches.flatMap(({ id: key, name, lat, lon }) =>
        lat === null || lon === null ? [] : [{ id: key, name, lat, lon }],
      ),
    [branches],
  );
  const points = useMemo(
    () => data?.points.map(({ lat, lon, branch }) => ({ lat, lon, covered: branch !== null })),
    [data],
  );
  const text = (key: Exclude<keyof typeof words, 'range' | 'overlap' | 'more'>) => intl.formatMessage(words[key]);
  return (
    <Card title={text('title')}>
      <div className={styles.stack}>
        <WorldMap label={text('map')} branches={placed} {...(points && { postcodes: points })} />
        {!data && (error ? <FailedLoad error={error} onRetry={() => void mutate()} /> : <Skeleton height="120px" />)}
        {data && (
          <>
            {data.branches.length > 0 && (
              <FiguresTable
                title={text('postcodes')}
                figures={{
                  head: [text('branch'), text('postcodes')],
                  lines: data.branches.map(({ branch, postcodes }) => [nameOf(branch), postcodes]),
                }}
              />
            )}
            <Findings
              title={text('gaps')}
              none={text('noGaps')}
              hint={text('similar')}
              count={data.gapCount}
              lines={data.gaps.map(({ from, to }) =>
                from === to ? from : intl.formatMessage(words.range, { from, to }),
              )}
            />
            <Findings
              title={text('overlaps')}
              none={text('noOverlaps')}
              count={data.overlapCount}
              lines={data.overlaps.map(({ postcode, specified, automatic }) =>
                intl.formatMessage(words.overlap, {
                  postcode,
                  specified: nameOf(specified),
                  automatic: nameOf(automatic),
                }),
              )}
            />
          </>
        )}
      </div>
    </Card>
  );
}

interface FindingsProps {
  title: string;
  none: string;
  hint?: string;
  count: number;
  lines: readonly string[];
}

const mostListed = 20;

function Findings({ title, none, hint, count, lines }: FindingsProps) {
  const intl = useIntl();
  const listed = lines.slice(0, mostListed);
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      {count === 0 ? (
        <p className={styles.muted}>{none}</p>
      ) : (
        <>
          {hint && <p className={styles.muted}>{hint}</p>}
          <ul className={styles.found} aria-label={title}>
            {listed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {count > listed.length && (
            <p className={styles.muted}>{intl.formatMessage(words.more, { count: count - listed.length })}</p>
          )}
        </>
      )}
    </section>
  );
}
