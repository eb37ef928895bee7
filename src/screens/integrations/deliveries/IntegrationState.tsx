import { useIntl } from 'react-intl';
import type { Integration } from '#contract/integrations/integrations.contract.ts';
import { Badge, type BadgeTone } from '../../../ui/feedback/Badge.tsx';
import { activityWords } from './integrations.messages.ts';

type Activity = keyof typeof activityWords;

export function activityOf({ enabled, pausedAt, unlinked, failingSince }: Integration): Activity {
  if (!enabled) return 'off';
  if (unlinked) return 'unlinked';
  if (pausedAt !== null) return 'paused';
  return failingSince === null ? 'active' : 'failing';
}

const activityTones = {
  off: 'neutral',
  active: 'success',
  failing: 'error',
  paused: 'warning',
  unlinked: 'warning',
} satisfies Record<Activity, BadgeTone>;

export function ActivityBadge({ integration }: { integration: Integration }) {
  const intl = useIntl();
  const activity = activityOf(integration);
  return <Badge tone={activityTones[activity]}>{intl.formatMessage(activityWords[activity])}</Badge>;
}
