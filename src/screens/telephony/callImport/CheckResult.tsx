import { useIntl } from 'react-intl';
import type { CallImportResult } from '#contract/telephony/callImports.contract.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { FaultTable } from '../../../page/fileImport/FaultTable.tsx';
import * as styles from '../../../page/fileImport/FileImport.css.ts';
import { importNamed, problemMessages } from './callImport.messages.ts';
import { fieldMessages } from './importFields.messages.ts';

interface CheckResultProps {
  result: CallImportResult;
  onImport: () => void;
}

/** What an import of the file would do, and what is wrong with which line. */
export function CheckResult({ result, onImport }: CheckResultProps) {
  const intl = useIntl();
  const { valid, duplicates, invalid, errors, formerNumbers, formerCount, unknownUsers = [] } = result;
  const numbers = formerNumbers.slice(0, 5).map((number) => phoneText(number).text);
  return (
    <div className={styles.stack}>
      <Notice tone={invalid > 0 ? (valid > 0 ? 'warning' : 'error') : valid > 0 ? 'success' : 'info'}>
        {intl.formatMessage(importNamed.checked, { valid, duplicates, invalid })}
      </Notice>
      {formerCount > 0 && (
        <Notice tone="info">
          {intl.formatMessage(importNamed.former, { count: formerCount, numbers: intl.formatList(numbers) })}
        </Notice>
      )}
      {unknownUsers.length > 0 && (
        <Notice tone="info">
          {intl.formatMessage(importNamed.unknownUsers, {
            count: unknownUsers.length,
            names: intl.formatList(unknownUsers.slice(0, 5)),
          })}
        </Notice>
      )}
      <FaultTable
        count={invalid}
        faults={errors.map((fault) => ({
          ...fault,
          field: fault.field && intl.formatMessage(fieldMessages[fault.field]),
          problem: intl.formatMessage(problemMessages[fault.problem]),
        }))}
      />
      {valid > 0 && (
        <div className={styles.buttons}>
          <Button look="primary" onClick={onImport}>
            {intl.formatMessage(invalid > 0 ? importNamed.importValid : importNamed.importAll, { count: valid })}
          </Button>
        </div>
      )}
    </div>
  );
}
