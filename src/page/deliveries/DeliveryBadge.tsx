import { useIntl } from 'react-intl';
import type { Delivery } from '#contract/integrations/integrations.contract.ts';
import { Badge, type BadgeTone } from '../../ui/feedback/Badge.tsx';
import { stateWords } from './delivery.messages.ts';

const stateTones = {
  waiting: 'info',
  delivered: 'success',
  refused: 'error',
  failed: 'error',
  skipped: 'neutral',
  gone: 'neutral',
} satisfies Record<Delivery['state'], BadgeTone>;

export function DeliveryBadge({ state }: { state: Delivery['state'] }) {
  const intl = useIntl();
  return <Badge tone={stateTones[state]}>{intl.formatMessage(stateWords[state])}</Badge>;
}
