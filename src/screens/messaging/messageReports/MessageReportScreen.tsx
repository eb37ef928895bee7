import { useSearchParams } from 'react-router';
import { Uuid } from '#values/ids.ts';
import { CampaignResults } from './CampaignResults.tsx';
import { ListOfMessages } from './ListOfMessages.tsx';
import { ReportOfMessages } from './ReportOfMessages.tsx';
import { SentCampaigns } from './SentCampaigns.tsx';
import { useMessageReport } from './useMessageReport.ts';

/** What became of all messages, the messages behind each figure, and what came of campaigns. */
export function Component() {
  const [search] = useSearchParams();
  if (search.get('tab') !== 'campaigns') return <Messages isList={search.get('tab') === 'list'} />;
  const opened = Uuid.safeParse(search.get('opened'));
  return opened.success ? <CampaignResults uuid={opened.data} /> : <SentCampaigns />;
}

function Messages({ isList }: { isList: boolean }) {
  const messages = useMessageReport();
  return isList ? <ListOfMessages messages={messages} /> : <ReportOfMessages messages={messages} />;
}
