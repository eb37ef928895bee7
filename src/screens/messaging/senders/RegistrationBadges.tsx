import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Sender } from '#contract/messaging/smsSettings.contract.ts';
import type { Registration, RegistrationState } from '#values/sms/sender.ts';
import { Badge, type BadgeTone } from '../../../ui/feedback/Badge.tsx';
import { badges } from './Senders.css.ts';
import { registerWords, sendersNamed, stateWords } from './senders.messages.ts';

const tones: Record<RegistrationState, BadgeTone> = {
  notNeeded: 'neutral',
  missing: 'error',
  pending: 'warning',
  registered: 'success',
  rejected: 'error',
};

function useOneText() {
  const intl = useIntl();
  return useCallback(
    ({ country, register, state, expires }: Registration) => {
      const stated = {
        country: intl.formatDisplayName(country, { type: 'region' }) ?? country,
        register: intl.formatMessage(registerWords[register]),
        state: intl.formatMessage(stateWords[state]),
      };
      if (expires === null) return intl.formatMessage(sendersNamed.standing, stated);
      const day = intl.formatDate(expires, { timeZone: 'UTC', dateStyle: 'medium' });
      return intl.formatMessage(sendersNamed.until, { ...stated, day });
    },
    [intl],
  );
}

/** In how many countries a sender has to be registered where nobody has entered whether it is. */
function openIn({ registrations, unconfirmed }: Sender): number {
  const entered = new Set(registrations.map(({ country, register }) => `${country} ${register}`));
  return unconfirmed.filter(({ country, register }) => !entered.has(`${country} ${register}`)).length;
}

/** The registrations of a sender as one line, for CSV. */
export function useRegistrationText() {
  const intl = useIntl();
  const oneText = useOneText();
  return useCallback(
    (sender: Sender) => {
      const count = openIn(sender);
      const open = count > 0 ? [intl.formatMessage(sendersNamed.unconfirmed, { count })] : [];
      return [...sender.registrations.map(oneText), ...open].join('; ');
    },
    [intl, oneText],
  );
}

/** The first registration, how many more there are, and where nobody entered any. The dialog and CSV have all of them. */
export function RegistrationBadges({ sender }: { sender: Sender }) {
  const intl = useIntl();
  const oneText = useOneText();
  const [first, ...more] = sender.registrations;
  const count = openIn(sender);
  return (
    <span className={badges}>
      {first && <Badge tone={tones[first.state]}>{oneText(first)}</Badge>}
      {more.length > 0 && <span>{intl.formatMessage(sendersNamed.more, { count: more.length })}</span>}
      {count > 0 && <Badge tone="warning">{intl.formatMessage(sendersNamed.unconfirmed, { count })}</Badge>}
    </span>
  );
}
