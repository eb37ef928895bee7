import { useIntl } from 'react-intl';
import type { AccountStatus } from '#contract/tenancy/accounts.contract.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { statusWords } from './accountWords.messages.ts';

const tones = { active: 'success', suspended: 'error', invited: 'info' } as const;

export function AccountStatusBadge({ status }: { status: AccountStatus }) {
  return <Badge tone={tones[status]}>{useIntl().formatMessage(statusWords[status])}</Badge>;
}
