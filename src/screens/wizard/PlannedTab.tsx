import { useIntl } from 'react-intl';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { plannedTabs } from './plannedTabs.messages.ts';

export type Planned = Exclude<keyof typeof plannedTabs, 'title'>;

export function PlannedTab({ tab }: { tab: Planned }) {
  const intl = useIntl();
  return (
    <EmptyState icon="clock" title={intl.formatMessage(plannedTabs.title)}>
      {intl.formatMessage(plannedTabs[tab])}
    </EmptyState>
  );
}
