import { useIntl } from 'react-intl';
import type { SaleUploadResult } from '#contract/powerups/sales.contract.ts';
import { FaultTable } from '../../../page/fileImport/FaultTable.tsx';
import * as styles from '../../../page/fileImport/FileImport.css.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { saleFieldWords, saleNamed, saleProblemWords } from './sales.messages.ts';

interface SaleResultProps {
  result: SaleUploadResult;
  onRecord: () => void;
}

/** What an upload of the file would do, and what is wrong with which line. */
export function SaleResult({ result, onRecord }: SaleResultProps) {
  const intl = useIntl();
  const { added, changed, unchanged, matched, ambiguous, invalid, errors } = result;
  const count = added + changed;
  return (
    <div className={styles.stack}>
      <Notice tone={invalid > 0 ? (count > 0 ? 'warning' : 'error') : count > 0 ? 'success' : 'info'}>
        {intl.formatMessage(saleNamed.checked, { count, matched, invalid })}
      </Notice>
      {unchanged > 0 && <Notice tone="info">{intl.formatMessage(saleNamed.unchanged, { count: unchanged })}</Notice>}
      {ambiguous > 0 && <Notice tone="info">{intl.formatMessage(saleNamed.ambiguous, { count: ambiguous })}</Notice>}
      <FaultTable
        count={invalid}
        faults={errors.map((fault) => ({
          ...fault,
          field: fault.field && intl.formatMessage(saleFieldWords[fault.field]),
          problem: intl.formatMessage(saleProblemWords[fault.problem]),
        }))}
      />
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
