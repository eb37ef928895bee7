import { FormattedMessage } from 'react-intl';
import type { BundleState } from '#values/bundle.ts';
import { Badge, type BadgeTone } from '../../../ui/feedback/Badge.tsx';
import { stateWords } from './bundles.messages.ts';

const tones: Record<BundleState, BadgeTone> = {
  draft: 'neutral',
  submitted: 'info',
  approved: 'success',
  refused: 'error',
  expired: 'warning',
};

export function BundleStateBadge({ state }: { state: BundleState }) {
  return (
    <Badge tone={tones[state]}>
      <FormattedMessage {...stateWords[state]} />
    </Badge>
  );
}
