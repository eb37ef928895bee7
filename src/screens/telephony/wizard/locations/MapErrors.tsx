import { useIntl } from 'react-intl';
import type { MapImport } from '#contract/telephony/locations.contract.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import * as styles from './Locations.css.ts';
import { mappingMessages as words } from './mapping.messages.ts';

const mostListed = 20;

/** Why a file was refused, row by row, and a way to go on with the rest. */
export function MapErrors({ result, onGoOn }: { result: MapImport; onGoOn: () => void }) {
  const intl = useIntl();
  const { invalid, valid, errors } = result;
  const listed = errors.slice(0, mostListed);
  return (
    <>
      <Notice tone="error">{intl.formatMessage(words.refused, { invalid, valid })}</Notice>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={intl.formatMessage(words.errors)}>
          <thead>
            <tr>
              <th scope="col">{intl.formatMessage(words.line)}</th>
              <th scope="col">{intl.formatMessage(words.value)}</th>
              <th scope="col">{intl.formatMessage(words.problem)}</th>
            </tr>
          </thead>
          <tbody>
            {listed.map(({ line, problem, value }) => (
              <tr key={line}>
                <td>{intl.formatNumber(line)}</td>
                <td>{value}</td>
                <td>{intl.formatMessage(words[`problem.${problem}`])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {invalid > listed.length && (
        <p className={styles.muted}>{intl.formatMessage(words.more, { count: invalid - listed.length })}</p>
      )}
      {valid > 0 && (
        <div>
          <Button onClick={onGoOn}>{intl.formatMessage(words.goOn, { count: valid })}</Button>
        </div>
      )}
    </>
  );
}
