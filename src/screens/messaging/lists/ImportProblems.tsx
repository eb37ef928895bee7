import { useIntl } from 'react-intl';
import type { ListImportResult } from '#contract/messaging/lists.contract.ts';
import { FaultTable } from '../../../page/fileImport/FaultTable.tsx';
import { problemMessages } from './lists.messages.ts';

/** The rows that can’t be contacts, and why. */
export function ImportProblems({ result: { problems, invalid } }: { result: ListImportResult }) {
  const intl = useIntl();
  const faults = problems.map((one) => ({ ...one, problem: intl.formatMessage(problemMessages[one.problem]) }));
  return <FaultTable count={invalid} faults={faults} />;
}
