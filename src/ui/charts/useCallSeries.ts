import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { vars } from '../../theme/tokens.css.ts';
import { callCountMessages as words } from '../callStatus/callStatus.messages.ts';
import type { Series } from './Legend.tsx';

/** Series of calls by outcome, in theme colors; the keys are those of `outcomesOf`. */
export function useCallSeries(): Series[] {
  const intl = useIntl();
  return useMemo(
    () => [
      { key: 'answered', label: intl.formatMessage(words.answered), colour: vars.color.answered },
      { key: 'voicemail', label: intl.formatMessage(words.voicemail), colour: vars.color.blue },
      { key: 'missed', label: intl.formatMessage(words.missed), colour: vars.color.missed },
      { key: 'abandoned', label: intl.formatMessage(words.abandoned), colour: vars.color.abandoned },
    ],
    [intl],
  );
}
