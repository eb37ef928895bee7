import { useIntl } from 'react-intl';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { Badge, type BadgeTone } from '../feedback/Badge.tsx';
import { callStatusMessages } from './callStatus.messages.ts';
import { dot } from './CallStatusBadge.css.ts';

type Word = keyof typeof callStatusMessages;

const tones: Record<Word, BadgeTone> = {
  answered: 'answered',
  missed: 'missed',
  abandoned: 'abandoned',
  voicemail: 'info',
  ringing: 'primary',
  talking: 'success',
  ended: 'neutral',
};

/** A call's state while it is on, its status afterwards. A missed call with a recording left a voicemail. */
export function callWord({ state, status, audio }: Pick<Call, 'state' | 'status' | 'audio'>): Word {
  if (state === 'ringing') return 'ringing';
  if (state === 'answered') return 'talking';
  if (status === 'missed' && audio) return 'voicemail';
  return status ?? 'ended';
}

/** A call's state or status as a colored badge. */
export function CallStatusBadge({ call }: { call: Pick<Call, 'state' | 'status' | 'audio'> }) {
  const intl = useIntl();
  const word = callWord(call);
  return (
    <Badge tone={tones[word]}>
      {call.state !== 'ended' && <span className={dot} />}
      {intl.formatMessage(callStatusMessages[word])}
    </Badge>
  );
}
