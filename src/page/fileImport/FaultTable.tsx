import { useIntl } from 'react-intl';
import * as styles from './FileImport.css.ts';
import { faultNamed, faultWords as words } from './fileImport.messages.ts';

interface Fault {
  line: number;
  /** The column, where it is one’s fault; left out where a file has one. */
  field?: string | null;
  value: string;
  problem: string;
}

interface FaultTableProps {
  /** The first of them, in words. */
  faults: readonly Fault[];
  /** How many there are. */
  count: number;
}

const mostListed = 20;

/** The rows that can’t be read, and why. */
export function FaultTable({ faults, count }: FaultTableProps) {
  const intl = useIntl();
  const listed = faults.slice(0, mostListed);
  if (listed.length === 0) return null;
  const hasFields = listed.some(({ field }) => field !== undefined);
  const heads = (['line', 'field', 'value', 'problem'] as const).filter((name) => name !== 'field' || hasFields);
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={intl.formatMessage(words.faults)}>
          <thead>
            <tr>
              {heads.map((name) => (
                <th key={name} scope="col">
                  {intl.formatMessage(words[name])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listed.map(({ line, field, value, problem }) => (
              <tr key={line}>
                <td>{intl.formatNumber(line)}</td>
                {hasFields && <td>{field}</td>}
                <td className={styles.cell}>{value}</td>
                <td>{problem}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {count > listed.length && (
        <p className={styles.muted}>{intl.formatMessage(faultNamed.more, { count: count - listed.length })}</p>
      )}
    </>
  );
}
