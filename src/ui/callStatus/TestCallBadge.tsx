import { useIntl } from 'react-intl';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { Badge } from '../feedback/Badge.tsx';
import { testCallMessage } from './callStatus.messages.ts';

/** Marks a test call, which no report counts; nothing for a real one. */
export function TestCallBadge({ call }: { call: Pick<Call, 'test'> }) {
  const intl = useIntl();
  return call.test && <Badge tone="warning">{intl.formatMessage(testCallMessage)}</Badge>;
}
