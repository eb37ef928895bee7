import { useIntl } from 'react-intl';
import { vars } from '../../../theme/tokens.css.ts';
import { callCountMessages as statuses } from '../../../ui/callStatus/callStatus.messages.ts';
import type { Series } from '../../../ui/charts/Legend.tsx';

/** Series of outbound calls by outcome; keys are the report’s fields. */
export function useOutboundSeries(): Series[] {
  const intl = useIntl();
  return [
    { key: 'answered', label: intl.formatMessage(statuses.answered), colour: vars.color.answered },
    { key: 'voicemail', label: intl.formatMessage(statuses.voicemail), colour: vars.color.blue },
    { key: 'missed', label: intl.formatMessage(statuses.missed), colour: vars.color.missed },
    { key: 'abandoned', label: intl.formatMessage(statuses.abandoned), colour: vars.color.abandoned },
  ];
}
