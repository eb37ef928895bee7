import type { ReactNode } from 'react';
import * as styles from './FactList.css.ts';

export type Fact = readonly [term: string, fact: ReactNode];

/** Facts beside their terms. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(([term, fact]) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.fact}>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
