import { useIntl } from 'react-intl';
import type { CallInput } from '#contract/kernel/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Conversation } from '#contract/messaging/inbox.contract.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { fullName } from '#values/fullName.ts';
import { inboxMessages as words, inboxNamed } from './inbox.messages.ts';

type Change = Omit<CallInput<typeof endpoints.changeConversation>['body'], 'version'>;

/** What can be done with a conversation besides answering it. */
export function useConversationActions(conversation: Conversation, onClosed: () => void) {
  const { uuid, version, state, account, msisdn, review, lastMessage } = conversation;
  const intl = useIntl();
  const invalidate = useInvalidate();
  const showFailure = useFailureToast();
  const profile = useProfile();
  const reload = () => invalidate('listConversations', 'getConversation', 'countUnread');

  const change = async (changes: Change): Promise<boolean> => {
    try {
      await call(endpoints.changeConversation, { params: { uuid }, body: { version, ...changes } });
      return true;
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'STALE-VERSION';
      if (isStale) toasts.add('info', intl.formatMessage(words.stale));
      else showFailure(error);
      return false;
    } finally {
      await reload();
    }
  };
  const toggle = async () => {
    const closes = state === 'open';
    if (closes) onClosed();
    await change({ state: closes ? 'closed' : 'open' });
  };
  const optOut = async () => {
    const sure = await confirmations.ask({
      title: intl.formatMessage(inboxNamed.optOutAsk, { number: phoneText(msisdn).text }),
      text: intl.formatMessage(words.optOutText),
      confirm: intl.formatMessage(words.optOut),
      cancel: intl.formatMessage(words.cancel),
      danger: true,
    });
    if (!sure) return;
    const wrote = review && lastMessage.direction === 'inbound' ? lastMessage.content : '';
    const evidence =
      wrote === ''
        ? intl.formatMessage(inboxNamed.wroteAs, { name: fullName(profile) })
        : intl.formatMessage(inboxNamed.wrote, { text: wrote.slice(0, 400) });
    try {
      await call(endpoints.changeConsent, { params: { account, msisdn }, body: { optedOut: true, evidence } });
      if (review) await change({ review: false });
    } catch (error) {
      showFailure(error);
    }
    await Promise.all([reload(), invalidate('listOptOuts', 'getConsent')]);
  };
  return {
    toggle,
    optOut,
    keep: () => change({ review: false }),
    assign: (assignee: number | null) => change({ assignee }),
    markRead: async () => void (await change({ read: true })),
    markUnread: () => change({ read: false }),
  };
}

export type ConversationActions = ReturnType<typeof useConversationActions>;
