import { useContext } from 'react';
import useSWRInfinite from 'swr/infinite';
import { endpoints } from '#contract/endpoints.ts';
import type { ConversationItem } from '#contract/messaging/inbox.contract.ts';
import type { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { IdentityContext } from '../../../api/client/IdentityContext.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useLive } from '../../../api/client/useLive.ts';

interface ThreadPage {
  items: ConversationItem[];
  next: string | null;
}

/** The messages and calls of a conversation, oldest first, from the end on as far back as was asked for; live. */
export function useThread(uuid: string) {
  const { key: reader, scope } = useContext(IdentityContext);
  const { data, error, size, setSize, mutate } = useSWRInfinite<ThreadPage, ApiError>(
    (at: number, before: ThreadPage | null) =>
      at > 0 && !before?.next ? null : ([reader, 'thread', uuid, before?.next ?? null] as const),
    ([, , , before]: readonly [string, string, string, string | null]) =>
      call(endpoints.listConversationItems, { params: { uuid }, query: before === null ? {} : { before } }, { scope }),
    { revalidateAll: true },
  );
  const invalidate = useInvalidate();
  useLive((news) => {
    // Whoever has seen a message may close its conversation, so that comes first.
    if (news.type === 'live.resumed' || (news.type === 'conversation.changed' && news.conversation === uuid))
      void invalidate('getConversation').then(() => mutate());
  });
  return {
    items: data?.flatMap(({ items }) => items).toReversed(),
    error,
    hasMore: Boolean(data?.at(-1)?.next),
    isLoadingMore: data !== undefined && data.length < size,
    showEarlier: () => void setSize(size + 1),
    reload: () => void mutate(),
  };
}
