import { useIntl } from 'react-intl';
import type { SaleUploadResult } from '#contract/powerups/sales.contract.ts';
import * as table from '../../../page/fileImport/FileImport.css.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import * as styles from './Sales.css.ts';
import { saleFieldWords, saleNamed, saleProblemWords, saleWords as words } from './sales.messages.ts';

interface SaleResultProps {
  result: SaleUploadResult;
  onRecord: () => void;
}

const mostListed = 20;

/** What an upload of the file would do, and what is wrong with which line. */
export function SaleResult({ result, onRecord }: SaleResultProps) {
  const intl = useIntl();
  const { added, changed, unchanged, matched, ambiguous, invalid, errors } = result;
  const count = added + changed;
  const listed = errors.slice(0, mostListed);
  return (
    <div className={styles.stack}>
      <Notice tone={invalid > 0 ? (count > 0 ? 'warning' : 'error') : count > 0 ? 'success' : 'info'}>
        {intl.formatMessage(saleNamed.checked, { count, matched, invalid })}
      </Notice>
      {unchanged > 0 && <Notice tone="info">{intl.formatMessage(saleNamed.unchanged, { count: unchanged })}</Notice>}
      {ambiguous > 0 && <Notice tone="info">{intl.formatMessage(saleNamed.ambiguous, { count: ambiguous })}</Notice>}
      {listed.length > 0 && (
        <div className={table.scroll}>
          <table className={table.table} aria-label={intl.formatMessage(words.errors)}>
            <thead>
              <tr>
                {(['line', 'field', 'value', 'problem'] as const).map((name) => (
                  <th key={name} scope="col">
                    {intl.formatMessage(words[name])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {listed.map(({ line, field, problem, value }) => (
                <tr key={line}>
                  <td>{intl.formatNumber(line)}</td>
                  <td>{field && intl.formatMessage(saleFieldWords[field])}</td>
                  <td className={table.cell}>{value}</td>
                  <td>{intl.formatMessage(saleProblemWords[problem])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {invalid > listed.length && (
        <p className={styles.muted}>{intl.formatMessage(saleNamed.more, { count: invalid - listed.length })}</p>
      )}
      {count > 0 && (
        <div className={styles.buttons}>
          <Button look="primary" onClick={onRecord}>
            {intl.formatMessage(saleNamed.record, { count })}
          </Button>
        </div>
      )}
    </div>
  );
}
