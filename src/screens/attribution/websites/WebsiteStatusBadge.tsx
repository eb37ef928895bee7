import { useIntl } from 'react-intl';
import type { WebsiteStatus } from '#values/website.ts';
import { Badge, type BadgeTone } from '../../../ui/feedback/Badge.tsx';
import { statusWords } from './websites.messages.ts';

const tones = { active: 'success', waiting: 'warning', refused: 'error', expired: 'error' } satisfies Record<
  WebsiteStatus,
  BadgeTone
>;

export function WebsiteStatusBadge({ status }: { status: WebsiteStatus }) {
  const intl = useIntl();
  return <Badge tone={tones[status]}>{intl.formatMessage(statusWords[status])}</Badge>;
}
