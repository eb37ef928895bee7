import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { vars } from '../../theme/tokens.css.ts';
import { callStatusMessages } from '../callStatus/callStatus.messages.ts';
import type { Series } from './Legend.tsx';

/** Series of calls by outcome, in theme colors; keys are the report's fields. */
export function useCallSeries(): Series[] {
  const intl = useIntl();
  return useMemo(
    () => [
      { key: 'answer', label: intl.formatMessage(callStatusMessages.answered), colour: vars.color.answered },
      { key: 'missed', label: intl.formatMessage(callStatusMessages.missed), colour: vars.color.missed },
      { key: 'abandoned', label: intl.formatMessage(callStatusMessages.abandoned), colour: vars.color.abandoned },
    ],
    [intl],
  );
}
