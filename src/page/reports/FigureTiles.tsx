import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import type { Narrow } from './callsBehind.ts';
import { FigureChange, FigureLink } from './FigureCell.tsx';
import * as styles from './FigureTiles.css.ts';
import type { ReportColumn } from './reportColumn.ts';

interface FigureTilesProps<Row> {
  label: string;
  /** Five to seven figures. */
  columns: readonly ReportColumn<Row>[];
  now: Row | undefined;
  before: Row | undefined;
  /** Whether the figures are ever compared, so that there is room for it. */
  isCompared: boolean;
  linkTo: (narrow: Narrow) => string;
}

const counts: Readonly<Record<number, 'five' | 'seven'>> = { 5: 'five', 7: 'seven' };

/** Key figures side by side, each with its change. A number of calls opens them. */
export function FigureTiles<Row>({ label, columns, now, before, isCompared, linkTo }: FigureTilesProps<Row>) {
  return (
    <ul className={styles.tiles({ count: counts[columns.length] ?? 'six' })} aria-label={label} aria-busy={!now}>
      {columns.map((column) => (
        <li key={column.title} className={styles.tile}>
          <span className={styles.name}>{column.title}</span>
          <span className={styles.value}>
            {now ? (
              <FigureLink column={column} row={now} name={label} to={linkTo(column.narrow ?? {})} />
            ) : (
              <Skeleton width="60%" />
            )}
          </span>
          {isCompared && (
            <span className={styles.change}>{now && <FigureChange column={column} row={now} earlier={before} />}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
