import { useIntl } from 'react-intl';
import type { CallImportResult } from '#contract/telephony/callImports.contract.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import * as table from '../../../page/fileImport/FileImport.css.ts';
import * as styles from './CallImport.css.ts';
import { importMessages as words, importNamed, problemMessages } from './callImport.messages.ts';
import { fieldMessages } from './importFields.messages.ts';

interface CheckResultProps {
  result: CallImportResult;
  onImport: () => void;
}

const mostListed = 20;

/** What an import of the file would do, and what is wrong with which line. */
export function CheckResult({ result, onImport }: CheckResultProps) {
  const intl = useIntl();
  const { valid, duplicates, invalid, errors, formerNumbers, formerCount, unknownUsers = [] } = result;
  const listed = errors.slice(0, mostListed);
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
      {listed.length > 0 && (
        <div className={table.scroll}>
          <table className={table.table} aria-label={intl.formatMessage(words.errors)}>
            <thead>
              <tr>
                <th scope="col">{intl.formatMessage(words.line)}</th>
                <th scope="col">{intl.formatMessage(words.field)}</th>
                <th scope="col">{intl.formatMessage(words.value)}</th>
                <th scope="col">{intl.formatMessage(words.problem)}</th>
              </tr>
            </thead>
            <tbody>
              {listed.map(({ line, field, problem, value }) => (
                <tr key={line}>
                  <td>{intl.formatNumber(line)}</td>
                  <td>{field && intl.formatMessage(fieldMessages[field])}</td>
                  <td className={table.cell}>{value}</td>
                  <td>{intl.formatMessage(problemMessages[problem])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {invalid > listed.length && (
        <p className={styles.muted}>{intl.formatMessage(importNamed.more, { count: invalid - listed.length })}</p>
      )}
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
