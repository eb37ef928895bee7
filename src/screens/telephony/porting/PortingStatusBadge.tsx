import { FormattedMessage } from 'react-intl';
import type { PortingStatus } from '#values/portingWords.ts';
import { Badge, type BadgeTone } from '../../../ui/feedback/Badge.tsx';
import { portingStatusMessages } from './porting.messages.ts';

const tones: Record<PortingStatus, BadgeTone> = {
  draft: 'neutral',
  submitted: 'info',
  inReview: 'primary',
  scheduled: 'warning',
  done: 'success',
  rejected: 'error',
};

export function PortingStatusBadge({ status }: { status: PortingStatus }) {
  return (
    <Badge tone={tones[status]}>
      <FormattedMessage {...portingStatusMessages[status]} />
    </Badge>
  );
}
