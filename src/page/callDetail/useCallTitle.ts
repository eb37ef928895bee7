import { useIntl } from 'react-intl';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { phoneText } from '../../ui/phone/phoneText.ts';
import { callMessages as words } from './call.messages.ts';

/** “Call from” whoever called, or “Call to” the number that somebody called. */
export function useCallTitle(): (call: Pick<Call, 'caller' | 'target' | 'direction'>) => string {
  const intl = useIntl();
  return ({ caller, target, direction }) =>
    direction === 'outbound'
      ? intl.formatMessage(words.titleOutbound, { number: phoneText(target ?? '').text })
      : intl.formatMessage(words.title, {
          caller: caller ? phoneText(caller).text : intl.formatMessage(words.withheld),
        });
}
