import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import type { Sender } from '#contract/messaging/smsSettings.contract.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { senderText } from '../../../page/messages/senderText.ts';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { sendersMessages as words, sendersNamed } from './senders.messages.ts';

/** Removes a sender after a question. */
export function useRemoveSender(done: () => void) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const showFailure = useFailureToast();
  return async ({ account, sender }: Sender): Promise<void> => {
    const sure = await confirmations.ask({
      title: intl.formatMessage(sendersNamed.removeOne, { sender: senderText(sender) }),
      text: intl.formatMessage(words.removeBody),
      confirm: intl.formatMessage(words.remove),
      cancel: intl.formatMessage(words.cancel),
      danger: true,
    });
    if (!sure) return;
    try {
      await call(endpoints.removeSender, { params: { account, sender } });
      done();
    } catch (failure) {
      showFailure(failure);
    }
    void invalidate('listSenders');
  };
}
