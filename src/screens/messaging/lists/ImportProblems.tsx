import { useIntl } from 'react-intl';
import type { ListImportResult } from '#contract/messaging/lists.contract.ts';
import * as table from '../../../page/fileImport/FileImport.css.ts';
import { muted } from './MessageLists.css.ts';
import { contactsMessages as words, listsNamed, problemMessages } from './lists.messages.ts';

const mostListed = 20;

/** The rows that can’t be contacts, and why. */
export function ImportProblems({ result: { problems, invalid } }: { result: ListImportResult }) {
  const intl = useIntl();
  const listed = problems.slice(0, mostListed);
  if (listed.length === 0) return null;
  return (
    <>
      <div className={table.scroll}>
        <table className={table.table} aria-label={intl.formatMessage(words.problems)}>
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
                <td className={table.cell}>{value}</td>
                <td>{intl.formatMessage(problemMessages[problem])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {invalid > listed.length && (
        <p className={muted}>{intl.formatMessage(listsNamed.more, { count: invalid - listed.length })}</p>
      )}
    </>
  );
}
