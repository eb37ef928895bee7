import { useSearchParams } from 'react-router';
import { ListOfMessages } from './ListOfMessages.tsx';
import { ReportOfMessages } from './ReportOfMessages.tsx';
import { useMessageReport } from './useMessageReport.ts';

/** What became of all messages, and the messages behind each figure. */
export function Component() {
  const messages = useMessageReport();
  const [search] = useSearchParams();
  return search.get('tab') === 'list' ? (
    <ListOfMessages messages={messages} />
  ) : (
    <ReportOfMessages messages={messages} />
  );
}
