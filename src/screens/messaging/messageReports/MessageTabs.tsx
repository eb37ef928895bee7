import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageTabs } from '../../../page/frame/PageTabs.tsx';
import { paths } from '#contract/paths.ts';
import { messageReportMessages as words } from './messageReport.messages.ts';

const tabs = ['report', 'list', 'campaigns'] as const;
export type MessageTab = (typeof tabs)[number];

/** The parts of the messages page. Report and list share their filters, which the campaigns don't have. */
export function MessageTabs({ tab }: { tab: MessageTab }) {
  const intl = useIntl();
  const [search] = useSearchParams();
  const to = (name: MessageTab) => {
    const isShared = tab !== 'campaigns' && name !== 'campaigns';
    const next = new URLSearchParams(isShared ? search : {});
    next.delete('page');
    if (name === 'report') next.delete('tab');
    else next.set('tab', name);
    return paths.messages(next.toString());
  };
  return (
    <PageTabs
      label={intl.formatMessage(words.parts)}
      tabs={tabs.map((name) => ({ name, label: intl.formatMessage(words[name]), to: to(name) }))}
      chosen={tab}
    />
  );
}
