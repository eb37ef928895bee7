import { Fragment, type ReactNode } from 'react';
import { facts, term, value } from './Admin.css.ts';

/** Values by their names, one pair a line. */
export function Facts({ of }: { of: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className={facts}>
      {Object.entries(of).map(([name, shown]) => (
        <Fragment key={name}>
          <dt className={term}>{name}</dt>
          <dd className={value}>{shown}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
