import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { toasts } from '../../ui/toast/toasts.ts';
import { shellMessages as words } from '../navigation/shell.messages.ts';
import { turnedAway } from '../turnedAway.ts';

/** Says why another page than the one asked for opened. */
export function useTurnedAway(): void {
  const intl = useIntl();
  const { key } = useLocation();
  useEffect(() => {
    const reason = turnedAway.take();
    if (reason) toasts.add('warning', intl.formatMessage(words[reason]));
  }, [key, intl]);
}
